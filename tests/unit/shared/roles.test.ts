import { expect, it } from 'vitest';
import { nameKey, newPersonSchema } from '../../../functions/src/shared/people/person.ts';
import {
  type Capability,
  capabilities,
  givenRoles,
  isRole,
  may,
  roleNames,
} from '../../../functions/src/shared/people/roles.ts';

it('the owner may do everything, and no person is given that role', () => {
  const all = Object.keys(capabilities).filter((name): name is Capability => name in capabilities);
  expect(all.filter((capability) => !may('owner', capability))).toEqual([]);
  expect(givenRoles.filter((role) => may(role, 'owner'))).toEqual([]);
  expect(givenRoles).not.toContain('owner');
});

it('every role may see the overview, and of those that are given only one both the catalogue and the orders', () => {
  expect(roleNames.filter((role) => !may(role, 'admin'))).toEqual([]);
  expect(givenRoles.filter((role) => may(role, 'catalogue') && may(role, 'orders'))).toEqual(['both']);
});

it('no other word is a role', () => {
  expect(['constructor', '__proto__', 'Owner', '', undefined].filter(isRole)).toEqual([]);
});

it('names are one that differ in case, form and spaces only', () => {
  expect(nameKey(' Kim  Lee')).toBe(nameKey('kim lee'));
  expect(nameKey('ﬁna')).toBe(nameKey('FINA'));
  expect(nameKey('Kim')).not.toBe(nameKey('Kin'));
});

const kim = { name: 'Kim', password: 'twelve-chars', role: 'orders' };

it.each([
  ['name', { ...kim, name: '<b>Kim</b>' }],
  ['name', { ...kim, name: 'Kim\nLee' }],
  ['name', { ...kim, name: 'K'.repeat(61) }],
  ['password', { ...kim, password: 'eleven-char' }],
  ['role', { ...kim, role: 'owner' }],
  ['role', { name: kim.name, password: kim.password }],
])('a person is refused for the %s', async (field, given) => {
  await expect(newPersonSchema.validate(given, { strict: true })).rejects.toMatchObject({ path: field });
  expect(await newPersonSchema.validate(kim, { strict: true })).toEqual(kim);
});
