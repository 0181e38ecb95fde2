import { t } from '../words/words.ts';

// Without yup, so that pages can read it: see invoices-section.ts.

export const invoiceTimes = {
  delivery: { label: t('When a parcel is delivered') },
  placing: { label: t('When an order is placed') },
} as const;

export type InvoiceTime = keyof typeof invoiceTimes;

/** 'sending' is for orders on account: as their parcels leave, whatever is set for others. */
export type BillingTime = InvoiceTime | 'sending';

/** The account for sales at a tax rate. */
export interface RevenueAccount {
  basisPoints: number;
  account: string;
}

export interface InvoiceSetting {
  isOn: boolean;
  /** The files carry their data for programs. */
  isElectronic: boolean;
  at: InvoiceTime;
  /** Before the year: 'INV-' makes INV-2026-00001. */
  prefix: string;
  creditPrefix: string;
  /** The seller, as the law requires it. */
  name: string;
  /** In lines. */
  address: string;
  taxNumber: string;
  /** For payments of invoices on account. */
  iban: string;
  /** What the law requires on every invoice, such as why it shows no tax. */
  notes: string[];
  /** The same for credit notes. */
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
  /** Per ZIP, which an instance makes well within its minute; and ZIPs per export. */
  inFile: 250,
  parts: 40,
  /**
   * Printed together: 200 of 5 lines take 0.4 s of a processor, 200 of 45 lines 1.4 s, so that a processor four times
   * slower still answers within the 8 s of a call.
   */
  printed: 200,
};
