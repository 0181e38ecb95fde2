import { expect, it } from 'vitest';
import { type InSeries, seriesApart, seriesLine } from '../../../functions/src/shared/book/series.ts';

it.each([
  ['Dune (Dune Chronicles, #1)', 'Dune', 'Dune Chronicles, #1'],
  ['Dune (Dune Chronicles #1)', 'Dune', 'Dune Chronicles, #1'],
  ['The Two Towers  (The Lord of the Rings,  # 2) ', 'The Two Towers', 'The Lord of the Rings, #2'],
  ['Novellas (Chaos Walking, #0.5–2.5)', 'Novellas', 'Chaos Walking, #0.5-2.5'],
  ['It (Tales, #3; Horror, #7)', 'It', 'Tales, #3'],
  ['Beowulf (a verse translation)', 'Beowulf (a verse translation)', ''],
  ['(#1)', '(#1)', ''],
])('%j is %j of the series %j', (title, expected, line) => {
  const book = seriesApart<InSeries>({ title });
  expect([book.title.trim(), seriesLine(book)]).toEqual([expected, line]);
});

it('The series that a book names stands for the one in its title', () => {
  expect(seriesApart({ title: 'Dune (Dune, #1)', series: 'Dune Saga', seriesNumber: '2' })).toEqual({
    title: 'Dune',
    series: 'Dune Saga',
    seriesNumber: '2',
  });
});
