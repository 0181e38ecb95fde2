import { t } from '../words/words.ts';

/** Shared by the functions and the web app; adapt it to your shop here. */
export const shopFacts = {
  delivery: {
    get cost() {
      return t('Free');
    },
  },
};
