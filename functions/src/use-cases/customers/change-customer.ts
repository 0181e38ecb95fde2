import { boundWithin } from '../../customers/account-store.ts';
import { customers, requireRoomForCustomer } from '../../customers/customer-store.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { customerState } from '../../shared/audit/customer-state.ts';
import { keptChanges } from '../kept/kept-changes.ts';

/** @throws Conflict */
export const customerChanges = keptChanges(customers, async (transaction, { before, after }) => {
  if (!before) await requireRoomForCustomer();
  // Invoices and credit notes still need the customer's address.
  if (before && !after && (await boundWithin(transaction, before.id)) !== 0) {
    throw new Conflict('customer-owes', 'This customer has orders that are not paid yet');
  }
  return { stateOf: customerState };
});
