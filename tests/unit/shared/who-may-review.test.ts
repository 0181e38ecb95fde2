import { expect, it } from 'vitest';
import { reviewableLines } from '../../../functions/src/shared/review/who-may-review.ts';

const lines = ['It', 'It', 'Emma', 'Emma and It'].map((title, index) => ({ bookId: `b${index + 1}`, title }));

it.each([
  ['', []],
  ['emma ', ['b1', 'b2', 'b4']],
  ['Emma and It', ['b1', 'b2', 'b3']],
  ['The red one', ['b1', 'b2', 'b3', 'b4']],
  ['It', ['b1', 'b2', 'b3', 'b4']],
  ['It\nIt', ['b3', 'b4']],
])('A withdrawal that names %j leaves %j to be reviewed', (books, left) => {
  const order = { status: 'delivered', lines, lineChanges: [], withdrawals: [{ books }] } as const;
  expect(reviewableLines(order).map(({ bookId }) => bookId)).toEqual(left);
});
