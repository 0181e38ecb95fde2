import fc from 'fast-check';
import { categories } from '../../../functions/src/shared/category.ts';
import { questions } from './addresses.ts';
import { goodText } from './texts.ts';
import type { World } from './world.ts';

/** Values of the list's parameters, good for one of them at least. */
function listValues({ edited, doomed }: World): fc.Arbitrary<string> {
  const books = [...edited, ...doomed.slice(0, 3)];
  const cursors = books.map(({ createdAt, _id }) => `${createdAt}_${_id}`);
  const oddCursors = [
    '0000-01-01T00:00:00.000Z_a',
    '9999-12-31T23:59:59.999Z_a',
    '2026-02-30T00:00:00.000Z_a',
    '2026-13-01T00:00:00.000Z_a',
    '2026-01-01T00:00:00.000Z_',
    '2026-01-01T00:00:00.000Z___x__',
    '2026-01-01T00:00:00.000Z_a/b',
    '-271821-04-20T00:00:00.000Z_a',
  ];
  const ids = fc
    .subarray([...books.map(({ _id }) => _id), 'gone', '..', '__x__', ''], { maxLength: 5 })
    .map((chosen) => chosen.join(','));
  return fc.oneof(
    fc.constantFrom('1', '5', '18', '19', '100', '0', '-1', '101', '1e1', '1.5', '0x1', '٣', ' 1', 'NaN'),
    fc.constantFrom(...cursors, ...oddCursors),
    fc.constantFrom(...categories, 'Fiction', 'poetry'),
    fc.constantFrom(
      'emma',
      'doomed 1',
      'e',
      'é',
      "l'œuvre",
      '-',
      'a b c d e f g h i j',
      '\ufdfa',
      'ﬀ'.repeat(50),
    ),
    ids,
    fc.constant(Array.from({ length: 51 }, (_, index) => `book-${index}`).join(',')),
  );
}

const listParameters = ['limit', 'after', 'category', 'q', 'ids', 'fresh'];

/** Questions of one good parameter, so that most of them find something. */
function goodQuestions({ edited }: World): fc.Arbitrary<string> {
  const ids = edited.map(({ _id }) => _id);
  const cursor = edited.map(({ createdAt, _id }) => `${createdAt}_${_id}`);
  return fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((limit) => `?limit=${limit}`),
    fc.constantFrom(...cursor).map((after) => `?limit=5&after=${encodeURIComponent(after)}`),
    fc.constantFrom(...categories).map((category) => `?category=${category}&limit=10`),
    goodText(40).map((text) => `?limit=5&fresh=1&q=${encodeURIComponent(text)}`),
    fc.subarray(ids, { minLength: 1 }).map((chosen) => `?ids=${chosen.join(',')}`),
    fc.constant(''),
  );
}

/** What GET /api/books may be asked: good questions, and any others. */
export function listQuestions(world: World): fc.Arbitrary<string> {
  return fc.oneof(goodQuestions(world), questions(listParameters, listValues(world)));
}
