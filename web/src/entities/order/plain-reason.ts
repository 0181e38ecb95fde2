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
]);

/** The provider's reason for what it has refused or what is disputed: one of its codes, or a sentence. */
export const plainReason = (reason: string) => reasons.get(reason) ?? reason.replaceAll('_', ' ');
