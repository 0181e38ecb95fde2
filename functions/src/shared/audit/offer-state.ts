import { type OfferFields, offerKinds, offerScopes } from '../offer/offer.ts';
import { languageCodes } from '../words/known-language.ts';
import { type AuditState, auditState } from './audit.ts';
import { textsOf } from './audit-difference.ts';

export function offerState({ gives, scope, titles, ...offer }: OfferFields): AuditState {
  const names = languageCodes.map((language) => [textsOf(language), titles?.[language]]);
  return auditState({
    ...offer,
    ...Object.fromEntries(names),
    gives: offerKinds[gives].label,
    scope: offerScopes[scope].label,
  });
}
