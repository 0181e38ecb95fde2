import { customers, requireRoomForCustomer } from '../../customers/customer-store.ts';
import { customerState } from '../../shared/audit/customer-state.ts';
import { keptChanges } from '../kept/kept-changes.ts';

/** How the owner keeps customers on account. @throws TooManyCustomers */
export const customerChanges = keptChanges(customers, async (_, { before }) => {
  if (!before) await requireRoomForCustomer();
  return { stateOf: customerState };
});
