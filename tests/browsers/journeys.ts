import { deskJourneys } from './desk-journeys.ts';
import { offerJourney } from './offer-journey.ts';
import { paymentJourney } from './payment-journey.ts';
import { preorderJourney } from './preorder-journey.ts';
import { shopkeeperJourneys } from './shopkeeper-journeys.ts';
import { shopperJourneys } from './shopper-journeys.ts';
import { specialOrderJourney } from './special-order-journey.ts';
import type { Visitor } from './visitor.ts';
import { voucherJourney } from './voucher-journey.ts';

/** A whole task of a person in the shop, in any engine. */
export interface Journey {
  title: string;
  /** The warnings that it provokes. */
  warnings?: RegExp;
  /** @param elsewhere gives the same person a fresh browser */
  run(visitor: Visitor, elsewhere: () => Promise<Visitor>): Promise<void>;
}

/** Left out by `JOURNEYS=short`, as in `.ci/run`: together they take a minute and a half. */
const longJourneys = process.env.JOURNEYS === 'short' ? [] : [voucherJourney, offerJourney];

export const journeys: readonly Journey[] = [
  ...shopperJourneys,
  preorderJourney,
  specialOrderJourney,
  paymentJourney,
  ...longJourneys,
  ...deskJourneys,
  ...shopkeeperJourneys,
];
