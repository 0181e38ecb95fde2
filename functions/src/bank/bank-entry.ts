export interface BankEntry {
  /** '2026-11-22'; '' when unreadable. */
  day: string;
  /** Signed, as in the file: '-12.50'; NaN when unreadable. */
  amount: number;
  currency: string;
  name: string;
  iban: string;
  text: string;
  /** The bank's id of the entry. */
  reference: string;
  /** Announced, but not booked yet. */
  isPending?: boolean;
}

/** Placeholders for a missing reference. */
const noReference = /^(?:NOTPROVIDED|NONREF|NOREF|0+)?$/i;

export const givenReference = (...texts: readonly string[]) =>
  texts.map((text) => text.trim()).find((text) => !noReference.test(text)) ?? '';
