import { t } from '../words/words.ts';

// Without yup, so that pages can read it: see invoices-section.ts.

export const invoiceTimes = {
  delivery: { label: t('When a parcel is delivered') },
  placing: { label: t('When an order is placed') },
} as const;

export type InvoiceTime = keyof typeof invoiceTimes;

/** When an order is invoiced: on account as its parcels leave, whatever is set for others. */
export type BillingTime = InvoiceTime | 'sending';

/** The account to which the accountant books what is sold at a rate. */
export interface RevenueAccount {
  basisPoints: number;
  account: string;
}

export interface InvoiceSetting {
  isOn: boolean;
  /** Whether their files carry their data for programs. */
  isElectronic: boolean;
  at: InvoiceTime;
  /** What the numbers of a series begin with, before the year: 'INV-' makes INV-2026-00001. */
  prefix: string;
  creditPrefix: string;
  /** Who sells, as the law wants to read it. */
  name: string;
  /** In lines. */
  address: string;
  taxNumber: string;
  /** Where the money of invoices on account goes. */
  iban: string;
  /** What the law wants to be said on every invoice, such as why it shows no tax. */
  notes: string[];
  /** The same of credit notes. */
  creditNotes: string[];
  accounts: RevenueAccount[];
}

export const defaultInvoices: InvoiceSetting = {
  isOn: false,
  isElectronic: false,
  at: 'delivery',
  prefix: 'INV-',
  creditPrefix: 'CN-',
  name: '',
  address: '',
  taxNumber: '',
  iban: '',
  notes: [],
  creditNotes: [],
  accounts: [],
};

export const invoiceLimits = {
  /** The most that one ZIP holds, which an instance makes well within its minute, and how many ZIPs some days fill. */
  inFile: 250,
  parts: 40,
  /**
   * The most that are printed together: 200 of 5 lines take 0.4 s of a processor, 200 of 45 lines 1.4 s, so that a processor
   * four times slower, too, answers within the 8 s of a call.
   */
  printed: 200,
};
