import {
  areaOf,
  deliveryQuote,
  notDeliveredWords,
} from '@bookstore/functions/shared/delivery/delivery-quote';
import { destinationTax } from '@bookstore/functions/shared/delivery/destination-tax';

// In a file of its own: loaded only where delivery or tax depends on the place.
export const deliveryRules = { areaOf, deliveryQuote, destinationTax, notDeliveredWords };
