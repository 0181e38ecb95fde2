import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlainWords } from '../../../functions/src/search/plain-words.ts';
import { wordsOf } from '../../../functions/src/shared/values/words.ts';

/** Gives each word a number, but for those of one letter. */
function reader() {
  const words: string[] = [];
  const plain = new PlainWords((word) => (word.length === 1 ? undefined : words.push(word) - 1));
  const read = (text: string) => {
    const numbers: number[] = [];
    return plain.read(text, (number) => numbers.push(number)) && numbers.map((number) => words[number]);
  };
  return { read, words };
}

it('Plain texts have the words that wordsOf finds, each with one number in all texts', () => {
  const { read, words } = reader();
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(fc.stringMatching(/^[a-cA-C'-]{0,4}$/), { maxLength: 40 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, (one) => {
      expect(read(one)).toEqual(wordsOf(one).filter((word) => word.length > 1));
    }),
    { numRuns: 500 },
  );
  expect(new Set(words).size).toBe(words.length);
});

it('Of more words than there is room for at first, each keeps its number', () => {
  const { read, words } = reader();
  const text = Array.from({ length: 30_000 }, (_, number) => `word${number}`).join(' ');
  const first = read(text);
  expect(words).toHaveLength(30_000);
  expect(read(text)).toEqual(first);
  expect(words).toHaveLength(30_000);
});

it('A text with other letters is left to others', () => {
  expect(reader().read('naïve words')).toBe(false);
});
