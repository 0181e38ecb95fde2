import { expect, it } from 'vitest';
import {
  optionalFieldSchemas,
  whenEdited,
  whenNew,
} from '../../../functions/src/shared/book/optional-field-schemas.ts';
import { optionalFieldLabels, optionalFields } from '../../../functions/src/shared/book/optional-fields.ts';

it.each([
  ['a new book', optionalFieldSchemas(whenNew)],
  ['an edited book', optionalFieldSchemas(whenEdited)],
])('The schema of %s has the fields that have a label, in their order', (_, schemas) => {
  expect(Object.keys(schemas)).toEqual(optionalFields);
});

it('The schema of each optional field calls it by its label', () => {
  const labels = Object.entries(optionalFieldSchemas(whenNew)).map(([name, schema]) => [
    name,
    schema.spec.label,
  ]);
  expect(Object.fromEntries(labels)).toEqual(optionalFieldLabels);
});
