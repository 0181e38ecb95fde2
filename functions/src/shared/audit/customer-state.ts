import type { CustomerFields } from '../customer/customer.ts';
import { customerKinds } from '../customer/rebates.ts';
import { picked } from '../values/picked.ts';
import { type AuditState, auditState } from './audit.ts';

/** Without addresses, which are erased with the customer. */
export const customerState = (customer: CustomerFields): AuditState => ({
  ...auditState(
    picked(customer, [
      'title',
      'termDays',
      'isCollected',
      'limitCents',
      'taxNumber',
      'isPublic',
      'buyerReference',
      'rebateFrom',
      'rebateBasisPoints',
    ]),
  ),
  kind: customerKinds[customer.kind].label,
});
