import { expect, it } from 'vitest';
import { object } from 'yup';
import { InvalidArgument } from '../../../functions/src/platform/http/api-errors.ts';
import { readQuery } from '../../../functions/src/platform/http/call-request.ts';
import { isBookId } from '../../../functions/src/shared/book/book-paging.ts';
import { bookListQuerySchema } from '../../../functions/src/shared/catalogue/book-list.ts';
import { cursorAfter, parseCursor } from '../../../functions/src/shared/values/list-cursor.ts';

function read(query: string) {
  return readQuery(bookListQuerySchema, new URLSearchParams(query));
}

async function refusedField(query: string): Promise<unknown> {
  try {
    await read(query);
  } catch (error) {
    if (error instanceof InvalidArgument) return error.details;
  }
  return undefined;
}

it('The query of the book list may be absent or empty', async () => {
  expect(await read('')).toEqual({});
  expect(await read('category=&after=')).toEqual({});
});

it('The query of the book list narrows the list', async () => {
  expect(await read('limit=24&category=horror&fresh=1')).toEqual({
    fresh: true,
    limit: 24,
    category: 'horror',
  });
  expect(await read('ids=a,b,a')).toEqual({ ids: ['a', 'b'] });
  expect(await read('after=2026-01-02T03:04:05.678Z_a_b')).toEqual({
    after: '2026-01-02T03:04:05.678Z_a_b',
  });
});

it.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['after=yesterday', 'after'],
  ['after=2026-01-02T03:04:05.678Z_', 'after'],
  ['after=2026-13-02T03:04:05.678Z_a', 'after'],
  ['after=2026-01-02T03:04:05.678Z_a%2Fb', 'after'],
  ['category=Fiction', 'category'],
  ['q=emma', 'q'],
  ['ids=a,,b', 'ids'],
  ['ids=..', 'ids'],
  [`ids=${Array.from({ length: 51 }, (_, index) => index)}`, 'ids'],
  ['ids=a&limit=2', 'ids'],
  ['sort=price', 'sort'],
  ['__proto__=1', '__proto__'],
])('The query of the book list is refused as %s', async (query, field) =>
  expect(await refusedField(query)).toEqual({ field }),
);

it('The cursor of the book list names the place after a book', () => {
  const cursor = cursorAfter({ createdAt: '2026-01-02T03:04:05.678Z', _id: 'a_b' });
  expect(parseCursor(cursor)).toEqual({ createdAt: new Date('2026-01-02T03:04:05.678Z'), id: 'a_b' });
});

it.each(['dracula', 'a'.repeat(128), 'ünder_score', '...'])('Ids of books are %j', (id) =>
  expect(isBookId(id)).toBe(true),
);

it.each(['', '.', '..', 'a/b', '__id__', 'a'.repeat(129), 'a\0b', '\ud800'])(
  'Ids of books are not %j',
  (id) => expect(isBookId(id)).toBe(false),
);

it.each(['__proto__=', 'a=b', 'constructor=x', 'toString='])(
  'A call that asks for nothing in its query is refused as %s',
  async (query) => {
    await expect(readQuery(object({}), new URLSearchParams(query))).rejects.toThrow(InvalidArgument);
  },
);
