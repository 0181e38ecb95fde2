import type { ProviderWords } from '../payment/provider-words.ts';
import { t } from '../words/words.ts';

/** Stripe's codes for why a bank disputes a payment, and why a refund has failed. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['fraudulent', t('not paid by the owner of the card')],
  ['unrecognized', t('the payment is not recognized')],
  ['product_not_received', t('nothing was received')],
  ['product_unacceptable', t('not as described, or damaged')],
  ['credit_not_processed', t('the money did not come back')],
  ['duplicate', t('paid twice')],
  ['general', t('no reason given')],
  ['expired_or_canceled_card', t('the card is expired or cancelled')],
  ['lost_or_stolen_card', t('the card is lost or stolen')],
  ['insufficient_funds', t('there is too little money at Stripe')],
  ['declined', t('the bank refuses it')],
  ['unknown', t('no reason given')],
  ['bank_cannot_process', t('the bank cannot process it')],
  ['check_returned', t('the bank cannot process it')],
  ['debit_not_authorized', t('not paid by the owner of the card')],
  ['incorrect_account_details', t('the details of the account are wrong')],
  ['subscription_canceled', t('cancelled before it was paid')],
  ['customer_initiated', t('no reason given')],
  ['noncompliant', t('it breaks a rule of the card')],
  ['charge_for_pending_refund_disputed', t('its bank disputes the payment by now')],
  ['merchant_request', t('taken back by the shop')],
  ['failed', t('no reason given')],
]);

const [toAnswer, looksAtIt] = [t('Answer it at Stripe.'), t('It looks at the answer of the shop.')];
const stays = t('The money stays with the shop.');

export const stripeWords: ProviderWords = {
  paid: t('Paid online, at Stripe'),
  toSettle: {
    'refund-refused': t('Stripe has refused to give it back'),
    'not-owed': t(
      'It was given back at Stripe, and its order still costs it: give a discount, or take it again',
    ),
  },
  atOrder: {
    'refund-refused': t(
      'Stripe has refused to give money back: try again, or settle it otherwise, under Cash.',
    ),
    'not-owed': t('Stripe has given money back that this order still costs: look at Cash.'),
    'lost-dispute': t('The shopper’s bank has taken back money that this order still costs: look at Cash.'),
    'not-in-ledger': t('Stripe has given money back that the entries do not allow: look at both.'),
  },
  tryAgain: t('Try again at Stripe'),
  givesBack: t('Stripe gives it back'),
  refusedAgain: t('Stripe has refused it again'),
  disputes: new Map([
    ['needs_response', toAnswer],
    ['warning_needs_response', toAnswer],
    ['under_review', looksAtIt],
    ['warning_under_review', looksAtIt],
    ['won', stays],
    ['warning_closed', stays],
    ['lost', t('The shopper has the money back.')],
  ]),
  reason: (code) => reasons.get(code) ?? t('Stripe says: “{reason}”', { reason: code.replaceAll('_', ' ') }),
  asking: t('Asking Stripe …'),
  keys: {
    off: t('The shop has no keys of Stripe: until npm run setup is given one, no order can be paid online.'),
    refused: t('Stripe refuses the keys of the shop: no order can be paid online.'),
    unknown: t('Stripe could not be asked. Open this page again in a moment.'),
    accepted: t('Stripe takes the keys of the shop.'),
  },
  noCurrency: (currency) =>
    t('Your account of Stripe takes no {currency}: no order can be paid online.', { currency }),
  noEvents: t(
    'Stripe does not tell the shop by itself what was paid: run npm run setup. Until then an order is placed once its shopper comes back from the bank.',
  ),
};
