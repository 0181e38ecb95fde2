import type { ProviderCheck, SettleReason } from './payment.ts';

type Reasons = Partial<Readonly<Record<SettleReason, string>>>;

/** What the desk says of a provider. */
export interface ProviderWords {
  paid: string;
  /** Why its money is to be settled: in the list of that, and at its order. */
  toSettle: Reasons;
  atOrder: Reasons;
  tryAgain: string;
  givesBack: string;
  refusedAgain: string;
  /** What has become of a dispute, by the provider's own word; any other word is shown as it is. */
  disputes: ReadonlyMap<string, string>;
  /** Its reason for what it has refused or what is disputed: one of its codes, or its sentence, which is English. */
  reason(code: string): string;
  /** Whether it takes money for the shop. */
  asking: string;
  keys: Readonly<Record<ProviderCheck['keys'], string>>;
  noCurrency(currency: string): string;
  noEvents: string;
}
