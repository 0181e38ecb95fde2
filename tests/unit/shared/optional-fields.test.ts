import { expect, it } from 'vitest';
import { moreAboutBook, whenEdited, whenNew } from '../../../functions/src/shared/book/more-about-book.ts';
import { optionalFieldLabels, optionalFields } from '../../../functions/src/shared/book/optional-fields.ts';

it.each([
  ['a new book', moreAboutBook(whenNew)],
  ['an edited book', moreAboutBook(whenEdited)],
])('The schema of %s has the fields that have a label, in their order', (_, schemas) => {
  expect(Object.keys(schemas)).toEqual(optionalFields);
});

it('The schema of each optional field calls it by its label', () => {
  const labels = Object.entries(moreAboutBook(whenNew)).map(([name, schema]) => [name, schema.spec.label]);
  expect(Object.fromEntries(labels)).toEqual(optionalFieldLabels);
});
