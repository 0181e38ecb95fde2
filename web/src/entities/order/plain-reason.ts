import { t } from '@bookstore/functions/shared/words/words';

/** Stripe's codes for why a bank disputes a payment, and for why a refund has failed. */
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

/** The provider's reason for what it has refused or what is disputed: one of its codes, or its sentence, which is English. */
export const plainReason = (reason: string) =>
  reasons.get(reason) ?? t('Stripe says: “{reason}”', { reason: reason.replaceAll('_', ' ') });
