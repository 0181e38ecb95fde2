import { expect, it } from 'vitest';
import { customerSchema } from '../../../functions/src/shared/customer/customer.ts';
import { isBuyerReference, isLeitwegId } from '../../../functions/src/shared/customer/leitweg-id.ts';
import { rebateOf } from '../../../functions/src/shared/customer/rebates.ts';

it.each(['04011000-1234512345-06', '992-90009-96', '09564000-NUE0001-49', '04011000-900X999-08'])(
  'The check digits of the Leitweg-ID %s hold, and those of one with two digits changed do not',
  (id) => {
    expect(isLeitwegId(id)).toBe(true);
    const typo = id.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    expect([isLeitwegId(typo), isBuyerReference(typo)]).toEqual([false, false]);
  },
);

it('A buyer’s reference of another form can be anything', () => {
  expect(['', 'Room 12', 'PO-4711', 'ab-12-34'].every(isBuyerReference)).toBe(true);
});

it('A public buyer has a reference, a zipcode, and an address for its invoices', async () => {
  const address = { street: '1', city: 'Bonn', country: 'DE', zipcode: '53111' };
  const fields = { title: 'City', address, isPublic: true };
  await expect(customerSchema.validate(fields)).rejects.toThrow('Invoices to a public buyer need');
  await expect(customerSchema.validate({ ...fields, buyerReference: '992-90009-96' })).resolves.toBeTruthy();
  const own = { ...fields, buyerReference: 'PO-4711' };
  await expect(customerSchema.validate(own)).rejects.toThrow('need its e-mail address or a Leitweg-ID');
  const reached = { ...own, email: 'office@example.org' };
  await expect(customerSchema.validate(reached)).resolves.toBeTruthy();
  const elsewhere = { ...reached, address: { ...address, zipcode: '' } };
  await expect(customerSchema.validate(elsewhere)).rejects.toThrow('need its zipcode');
});

const none = { rebateBasisPoints: 0, rebateFrom: 0 };
const rebate = (kind: 'school' | 'schoolBudget', copies: number, orderCents = 0) =>
  rebateOf({ kind, ...none }, { copies, isFixed: true, orderCents }, 'DE');

it('In Germany books for lessons cost less by the copies of a title, and by what the whole order costs', () => {
  const byCopies = [10, 11, 25, 26, 100, 101, 500, 501].map((copies) => rebate('school', copies));
  expect(byCopies).toEqual([0, 800, 800, 1000, 1000, 1200, 1200, 1300]);
  const byValue = [2_500_000, 2_500_001, 3_800_001, 5_000_001].map((cents) => rebate('school', 11, cents));
  expect(byValue).toEqual([800, 1300, 1400, 1500]);
  expect([1, 2, 600].map((copies) => rebate('schoolBudget', copies))).toEqual([0, 1200, 1200]);
});

it('In Germany libraries get at most what the law names, and other customers nothing off a fixed price', () => {
  const own = { rebateBasisPoints: 2000, rebateFrom: 5 };
  const given = (kind: 'library' | 'researchLibrary' | 'other', isFixed: boolean, copies = 5) =>
    rebateOf({ kind, ...own }, { copies, isFixed, orderCents: 0 }, 'DE');
  expect([given('library', true), given('researchLibrary', true), given('other', true)]).toEqual([
    1000, 500, 0,
  ]);
  expect([given('library', true, 4), given('other', false), given('other', false, 4)]).toEqual([0, 2000, 0]);
});

const kinds = ['library', 'researchLibrary', 'school', 'other'] as const;
it.each([
  ['AT', [1000, 0, 0, 0]],
  ['FR', [900, 900, 900, 0]],
  ['IT', [3000, 3000, 0, 0]],
  ['ES', [1500, 1500, 1500, 0]],
  ['PT', [0, 0, 0, 0]],
  ['NL', [0, 0, 0, 0]],
])('In %s libraries and schools get at most what its law names off a fixed price: %j', (country, most) => {
  const rule = { rebateBasisPoints: 3000, rebateFrom: 1 };
  const off = kinds.map((kind) =>
    rebateOf({ kind, ...rule }, { copies: 1, isFixed: true, orderCents: 0 }, country),
  );
  expect(off).toEqual(most);
});
