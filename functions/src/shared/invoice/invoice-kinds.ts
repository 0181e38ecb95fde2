// Without yup, which the pages of the shop do not load for it.

import { t } from '../words/words.ts';

/** What the two kinds of documents are called, in the language that is spoken when it is asked. */
export const invoiceKinds = {
  invoice: {
    get label() {
      return t('Invoice');
    },
  },
  'credit-note': {
    get label() {
      return t('Credit note');
    },
  },
} as const;

export type InvoiceKind = keyof typeof invoiceKinds;
