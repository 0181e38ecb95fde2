import type { CustomerFields } from '../customer/customer.ts';
import { customerKinds } from '../customer/rebates.ts';
import type { AuditState } from './audit.ts';

/** A customer on account as the history keeps it, without addresses, which go with the customer. */
export function customerState(customer: CustomerFields): AuditState {
  const { title, kind, termDays, isCollected, limitCents, taxNumber, isPublic, buyerReference } = customer;
  const { rebateFrom, rebateBasisPoints } = customer;
  return {
    title,
    kind: customerKinds[kind].label,
    termDays,
    isCollected,
    limitCents,
    taxNumber,
    isPublic,
    buyerReference,
    rebateFrom,
    rebateBasisPoints,
  };
}
