/** A line of a bank's file. */
export interface BankEntry {
  /** '2026-11-22'; '' where it cannot be read. */
  day: string;
  /** As the file writes it, with its sign: '-12.50'; NaN where it cannot be read. */
  amount: number;
  currency: string;
  /** Who paid, and from which account. */
  name: string;
  iban: string;
  text: string;
  /** By which the bank knows it. */
  reference: string;
  /** Whether the bank has only announced it. */
  isPending?: boolean;
}

/** References that say that there is none. */
const noReference = /^(?:NOTPROVIDED|NONREF|NOREF|0+)?$/i;

export const givenReference = (...texts: readonly string[]) =>
  texts.map((text) => text.trim()).find((text) => !noReference.test(text)) ?? '';
