import { t } from '../words/words.ts';

/** What the functions and the web app share of the shop, beside its settings: make it yours here. */
export const shopFacts = {
  /** What the pages say of the cost of the delivery. */
  delivery: {
    get cost() {
      return t('Free');
    },
  },
};
