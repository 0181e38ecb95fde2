import {
  areaOf,
  deliveryQuote,
  notDeliveredWords,
} from '@bookstore/functions/shared/delivery/delivery-quote';
import { destinationTax } from '@bookstore/functions/shared/delivery/destination-tax';

// A file of its own, so that only the checkout of a shop whose delivery or tax depends on the place loads it.
export const deliveryRules = { areaOf, deliveryQuote, destinationTax, notDeliveredWords };
