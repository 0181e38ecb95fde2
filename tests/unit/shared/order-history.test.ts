import { expect, it } from 'vitest';
import { applyChange, type OrderChange } from '../../../functions/src/order-change/apply-change.ts';
import { auditState } from '../../../functions/src/shared/audit/audit.ts';
import { differencesOf } from '../../../functions/src/shared/audit/audit-difference.ts';
import type { ChangingOrder } from '../../../functions/src/shared/order/changing-order.ts';
import {
  changed,
  changingOrder,
  deskContext,
  lineChange,
  orderThatIs,
  parcelEdit,
  stepRequest,
} from '../../fixtures/changing-orders.ts';

const discount: OrderChange = {
  kind: 'discount',
  request: { basisPoints: 1000, cents: undefined, reason: 'A bent corner', isMailed: true },
};
const recipient = { name: 'Nora Field', email: 'nora@example.com', phone: '', isMailed: true };
const address = { street: '2 Mill Lane', city: 'Galway', country: 'IE', state: '', zipcode: 'H91' };

/** The subject of an entry, which is not a change. */
const about = ['book', 'parcel', 'books'];

const arrival = parcelEdit(1, 'shipped', { to: 'delivered', carrier: 'UPS', reason: '' });
const parcel = { bookIds: ['a'], carrier: 'DHL', trackingCode: '' };
const [placed, packed] = [orderThatIs('placed'), orderThatIs('packed')];
const reduced = changed(changingOrder('packed'), discount).after;

const changes: [what: string, order: ChangingOrder, change: OrderChange, differences: string[]][] = [
  ['a step', placed, stepRequest('placed', 'packed'), ['Status']],
  ['a line', packed, lineChange('a', 'ordered', 'taken-out', 'other'), ['State']],
  ['a parcel', packed, { kind: 'parcel', request: parcel }, ['Status', 'Carrier']],
  ['a parcel that arrives', orderThatIs('shipped'), arrival, ['Status', 'State', 'Carrier']],
  ['a recipient', placed, { kind: 'recipient', request: { ...recipient, address } }, ['Corrected']],
  ['a discount', packed, discount, ['Total', 'Discount']],
  ['a discount taken back', reduced, { kind: 'discount taken back', number: 1 }, ['Total', 'Discount']],
];

it.each(changes)('The history shows all that it keeps of %s of an order', (_, order, change, labels) => {
  const { entry } = applyChange(order, undefined, change, deskContext);
  const [before, after] = [auditState({ ...entry.before }), auditState({ ...entry.after })];
  const differences = differencesOf(before, after);
  expect(differences.map(({ label }) => label)).toEqual(labels);
  const kept = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = kept.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const fields = differences.map(({ field }) => field);
  expect(differing.filter((name) => !fields.includes(name) && !about.includes(name))).toEqual([]);
});
