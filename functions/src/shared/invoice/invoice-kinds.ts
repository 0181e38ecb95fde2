// Without yup, which the pages of the shop do not load for it.

import { t } from '../words/words.ts';

/** Getters, since the language can change after loading. */
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
