import { deliveryQuote, notDeliveredWords } from '@bookstore/functions/shared/delivery/delivery-quote';

// A file of its own, so that only the checkout of a shop whose delivery costs something loads it.
export const deliveryRules = { deliveryQuote, notDeliveredWords };
