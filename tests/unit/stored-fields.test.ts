import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { object } from 'yup';
import { optionalFields } from '../../functions/src/shared/book/optional-fields.ts';
import { collections } from '../../functions/src/shared/collections.ts';
import { anySettings } from '../fixtures/random-settings.ts';
import { storedFields, unwritten } from '../robustness/fuzz/stored/stored-fields.ts';

const fields = storedFields({ startedAt: 0, shoppers: [] });

it('The random requests know the fields of every collection that they can reach', () => {
  const known = [...Object.keys(fields), ...unwritten];
  expect(known.sort()).toEqual(Object.keys(collections).sort());
});

it('They know every optional field of a book', () => {
  expect(Object.keys(fields.books)).toEqual(expect.arrayContaining([...optionalFields]));
});

it('They know every setting, and take whatever the shop takes', () => {
  const schema = object(fields.settings).noUnknown();
  const remembered = { formerCurrencies: ['USD'], genreMerges: [{ from: 'crime', into: 'horror' }] };
  fc.assert(
    fc.property(anySettings(['logo-1a2b3c4d.240x96.webp']), (settings) => {
      const document = { ...settings, ...remembered, updatedAt: Timestamp.now() };
      expect(schema.validateSync(document, { strict: true })).toEqual(document);
    }),
  );
});
