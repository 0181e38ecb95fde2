// Without yup, which the pages of the shop do not load for it.

/** What the two kinds of documents are called. */
export const invoiceKinds = {
  invoice: { label: 'Invoice' },
  'credit-note': { label: 'Credit note' },
} as const;

export type InvoiceKind = keyof typeof invoiceKinds;
