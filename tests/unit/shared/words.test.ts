import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../functions/src/shared/values/words.ts';
import { anyText } from '../../fixtures/any-text.ts';

it.each([
  ["Émile, ou l'Éducation — GULLIVER’S", ['emile', 'ou', 'leducation', 'gullivers']],
  ["Alice's 2nd ADVENTURE", ['alices', '2nd', 'adventure']],
  ['Œuvre Łódź Ægir Jørgen Straße', ['oeuvre', 'lodz', 'aegir', 'jorgen', 'strasse']],
  ['紅樓夢 Мать', ['紅樓夢', 'мать']],
  ['ガラス हिन्दी', ['ガラス', 'हिन्दी']],
  ['שָׁלוֹם', ['שלום']],
  ['ＦＵＬＬ ﬁne', ['full', 'fine']],
  ['!?… 🙂 \u0000 \ud800', []],
  ['__proto__', ['proto']],
])('The words of a text are folded: %j', (text, words) => expect(wordsOf(text)).toEqual(words));

it('The words of a text are their own words, whatever the text', () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      for (const word of wordsOf(text)) expect(wordsOf(word)).toEqual([word]);
    }),
  );
});

it('The words of a text are the same in any form of the same characters', () => {
  expect(wordsOf('Gabriel García Márquez'.normalize('NFD'))).toEqual(wordsOf('Gabriel García Márquez'));
});
