import { describe, expect, it } from 'vitest';
import { isBookId } from '../../../functions/src/books/book-id.ts';
import { bookListRequest } from '../../../functions/src/books/book-list-request.ts';
import { InvalidArgument } from '../../../functions/src/http/api-errors.ts';

function read(query: string) {
  return bookListRequest(new URLSearchParams(query));
}

function refusedField(query: string): unknown {
  try {
    read(query);
  } catch (error) {
    if (error instanceof InvalidArgument) return error.details;
  }
  return undefined;
}

describe('the parameters of the book list', () => {
  it('may be absent or empty', () => {
    expect(read('')).toEqual({ fresh: false });
    expect(read('category=&q=&after=')).toEqual({ fresh: false });
  });

  it('narrow the list', () => {
    expect(read('limit=24&category=horror&q=Bram+STOKER&fresh=1')).toEqual({
      fresh: true,
      limit: 24,
      category: 'horror',
      words: ['bram', 'stoker'],
    });
    expect(read('after=2026-01-02T03:04:05.678Z_a_b').after).toEqual({
      createdAt: new Date('2026-01-02T03:04:05.678Z'),
      id: 'a_b',
    });
    expect(read('ids=a,b,a').ids).toEqual(['a', 'b']);
    expect(read('q=!!!').words).toEqual([]);
  });

  it.each([
    ['limit=', 'limit'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['after=yesterday', 'after'],
    ['after=2026-01-02T03:04:05.678Z_', 'after'],
    ['after=2026-13-02T03:04:05.678Z_a', 'after'],
    ['after=0000-01-02T03:04:05.678Z_a', 'after'],
    ['after=2026-01-02T03:04:05.678Z_a%2Fb', 'after'],
    ['category=poetry', 'category'],
    ['category=Fiction', 'category'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['ids=a,,b', 'ids'],
    ['ids=..', 'ids'],
    [`ids=${Array.from({ length: 51 }, (_, index) => index)}`, 'ids'],
    ['ids=a&limit=2', 'ids'],
    ['sort=price', 'sort'],
    ['__proto__=1', '__proto__'],
  ])('refuses %s', (query, field) => expect(refusedField(query)).toEqual({ field }));
});

describe('ids of books', () => {
  it.each(['dracula', 'a'.repeat(128), 'ünder_score', '...'])('are %j', (id) =>
    expect(isBookId(id)).toBe(true),
  );

  it.each(['', '.', '..', 'a/b', '__id__', 'a'.repeat(129), 'a\0b', '\ud800'])('are not %j', (id) =>
    expect(isBookId(id)).toBe(false),
  );
});
