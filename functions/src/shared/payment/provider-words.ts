import type { ProviderCheck, SettleReason } from './payment.ts';

type Reasons = Partial<Readonly<Record<SettleReason, string>>>;

/** The desk's words for a provider. */
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
  /** Whether it takes money for the shop. */
  asking: string;
  keys: Readonly<Record<ProviderCheck['keys'], string>>;
  noCurrency(currency: string): string;
  noEvents: string;
}
