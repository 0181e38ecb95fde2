import { type OfferFields, offerKinds, offerScopes } from '../offer/offer.ts';
import { type AuditState, auditState } from './audit.ts';

/** An offer as the history keeps it. */
export function offerState({ gives, scope, ...offer }: OfferFields): AuditState {
  return auditState({ ...offer, gives: offerKinds[gives].label, scope: offerScopes[scope].label });
}
