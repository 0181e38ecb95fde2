import type { ProviderCheck, SettleReason } from './payment.ts';

type Reasons = Partial<Readonly<Record<SettleReason, string>>>;

export interface ProviderWords {
  paid: string;
  /** Why its money is to be settled: in the list of those payments, and at the order. */
  toSettle: Reasons;
  atOrder: Reasons;
  tryAgain: string;
  givesBack: string;
  refusedAgain: string;
  /** By the provider's own word for the state; any other is shown as it is. */
  disputes: ReadonlyMap<string, string>;
  /** For a refusal or a dispute: by the provider's code, or its English sentence. */
  reason(code: string): string;
  /** Shown while the provider is asked about the shop's account. */
  asking: string;
  keys: Readonly<Record<ProviderCheck['keys'], string>>;
  noCurrency(currency: string): string;
  noEvents: string;
}
