import type { AuditEntry } from '@bookstore/functions/shared/audit/audit';
import { expect, it } from 'vitest';
import { sayIn } from '../../functions/src/platform/words/say-in.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { sentenceOf } from '../../web/src/features/history/history-sentences.ts';
import { titleOf } from '../../web/src/features/history/history-words.ts';

const emma = { title: 'Emma', newPrice: 11.95, oldPrice: 15, trending: false, description: 'D' };
const stock = { onHand: 12, lowAt: 2, shelf: '' };

type Case = [said: string, entry: Pick<AuditEntry, 'kind' | 'action'> & Partial<AuditEntry>];

it.each<Case>([
  ['Added Emma: $11.95', { kind: 'book', action: 'added', after: emma }],
  [
    'Emma: price $11.95 → $9.00, description and 1 more',
    {
      kind: 'book',
      action: 'changed',
      before: emma,
      after: { ...emma, newPrice: 9, trending: true, description: 'A longer text than fits into a line' },
    },
  ],
  ['Deleted Emma', { kind: 'book', action: 'deleted', before: emma }],
  [
    'Draft Emma: author – → Jane',
    { kind: 'draft', action: 'changed', before: emma, after: { ...emma, author: 'Jane' } },
  ],
  [
    'Shelf Emma: place on home 0 → 1, published no → yes',
    {
      kind: 'shelf',
      action: 'changed',
      before: { isPublished: false, homePlace: 0 },
      after: { isPublished: true, homePlace: 1 },
    },
  ],
  [
    'Manufacturer Emma: manufacturer – → Jane',
    { kind: 'maker', action: 'changed', before: { maker: '' }, after: { maker: 'Jane' } },
  ],
  ['Counts Emma: 12 on hand', { kind: 'stock', action: 'changed', after: stock, note: 'Counting started' }],
  [
    'Emma: on hand 12 → 9 (Damaged)',
    { kind: 'stock', action: 'changed', before: stock, after: { ...stock, onHand: 9 }, note: 'Damaged' },
  ],
  ['Imported Emma (1,200 new)', { kind: 'import', action: 'imported', note: '1200 new' }],
  ['Undid, for many books: Emma', { kind: 'bulkBooks', action: 'undone' }],
  [
    '“Kim” in Emma: state Ordered → Taken out (damaged)',
    {
      kind: 'order',
      action: 'changed',
      before: { book: 'Kim', state: 'ordered' },
      after: { book: 'Kim', state: 'taken-out' },
      note: 'damaged',
    },
  ],
  [
    'Took back a step of Emma: status Packed → Placed',
    { kind: 'order', action: 'undone', before: { status: 'packed' }, after: { status: 'placed' } },
  ],
  ['Let in Emma as Orders', { kind: 'person', action: 'added', after: { role: 'orders' } }],
  [
    'Emma: role Orders → Catalogue, new password',
    {
      kind: 'person',
      action: 'changed',
      before: { role: 'orders' },
      after: { role: 'catalogue', password: 'another one' },
    },
  ],
  ['Sent again the mail “New order” of Emma', { kind: 'order', action: 'mailed', note: 'placed-shop' }],
  [
    'Money given back for order Emma ($9.50, Cash)',
    { kind: 'cash', action: 'givenBack', note: '$9.50, Cash' },
  ],
  [
    'Emma: appears on 1 Mar 2027 → 1 Apr 2027',
    {
      kind: 'book',
      action: 'changed',
      before: { appearsOn: '2027-03-01' },
      after: { appearsOn: '2027-04-01' },
    },
  ],
  ['Emma signed in', { kind: 'session', action: 'signedIn' }],
  ['Refused 7 sign-ins as Emma', { kind: 'session', action: 'refused', after: { attempts: 7 } }],
  [
    'Exported the Emma (1 Nov 2026 to 22 Nov 2026, part 2)',
    { kind: 'export', action: 'exported', note: '2026-11-01 to 2026-11-22, part 2' },
  ],
  [
    'Emma: ways to pay In cash or online → Online only',
    { kind: 'settings', action: 'changed', before: { payment: 'both' }, after: { payment: 'online' } },
  ],
])('The history says: %s', (said, entry) => {
  const whole = { id: 'a', at: '', by: 'Kim', targetId: 'b', title: 'Emma', note: '', ...entry };
  const { lead, rest } = sentenceOf(whole, dollars, 'en-GB');
  expect(`${lead} Emma${rest}`.trim()).toBe(said);
});

it.each([
  ['orders', { kind: 'export', targetId: 'orders', title: 'orders' }],
  ['27 Nov 2026', { kind: 'cash', targetId: '2026-11-27', title: '2026-11-27' }],
  ['7-2345', { kind: 'cash', targetId: 'an-order', title: '7-2345' }],
] as const)('The history is about: %s', (named, about) => {
  const entry = { id: 'a', at: '', by: 'Kim', note: '', action: 'exported', ...about } as const;
  expect(titleOf(entry, 'en-GB')).toBe(named);
});

it('The history names the owner in the language of the page', () => {
  const entry = { id: 'a', at: '', by: 'Owner', note: '', action: 'signedIn', kind: 'session' } as const;
  const title = () => titleOf({ ...entry, targetId: 'owner', title: 'Owner' }, 'de-DE');
  expect(sayIn('de', title)).toBe('Inhaber/in');
});
