import type { Query } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { countOf, isAny } from '../platform/firebase.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import { keptDocuments } from '../platform/kept-documents.ts';
import { type Customer, customerFields, customerLimits, readCustomer } from '../shared/customer/customer.ts';

export const customers = keptDocuments({
  collection: 'customers',
  name: 'customer',
  idOf: ({ id }: Customer) => id,
  fieldsOf: customerFields,
  read: readCustomer,
});

async function customersIn(query: Query): Promise<Customer[]> {
  const { docs } = await query.limit(customerLimits.customers).get();
  return docs.map(customers.stored);
}

export async function listCustomers(): Promise<Customer[]> {
  const all = await customersIn(collection('customers'));
  return all.toSorted((one, other) => one.title.localeCompare(other.title));
}

export const isAnyCustomer = () => isAny(collection('customers'));

export const customersOf = (email: string) =>
  customersIn(collection('customers').where('email', '==', email));

export async function findCustomer(id: string): Promise<Customer | undefined> {
  const snapshot = await collection('customers').doc(id).get();
  return snapshot.exists ? customers.stored(snapshot) : undefined;
}

/** Outside of the transaction, as for drafts: two at once may exceed the limit by one. @throws Conflict */
export async function requireRoomForCustomer(): Promise<void> {
  const { customers: most } = customerLimits;
  if ((await countOf(collection('customers').limit(most))) < most) return;
  const message = `There can be ${most} customers on account at most; delete one first`;
  throw new Conflict('too-many-customers', message, { most });
}
