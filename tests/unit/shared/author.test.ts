import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorsOf } from '../../../functions/src/shared/book/author.ts';
import { slugOf } from '../../../functions/src/shared/values/words.ts';
import { anyText } from '../../fixtures/any-text.ts';

const namesOf = (text: string) => authorsOf(text).map(({ name }) => name);

describe('the authors of a book', () => {
  it.each([
    ['Terry Pratchett, Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
    ['Terry Pratchett & Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
    ['Terry Pratchett and Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
    ['Ann Ba, Cy Do, and Ed Fu', ['Ann Ba', 'Cy Do', 'Ed Fu']],
    ['Pratchett, Terry; Gaiman, Neil', ['Terry Pratchett', 'Neil Gaiman']],
    ['Pratchett, Terry & Gaiman, Neil', ['Terry Pratchett', 'Neil Gaiman']],
    ['Tolkien, J.R.R.', ['J.R.R. Tolkien']],
    ['Le Guin, Ursula K.', ['Ursula K. Le Guin']],
    ['Homer, Robert Fagles', ['Homer, Robert Fagles']],
    ['J.K. Rowling, MinaLima', ['J.K. Rowling, MinaLima']],
    ['Homer, Robert Fagles, Bernard Knox', ['Homer', 'Robert Fagles', 'Bernard Knox']],
    ['Martin Luther King, Jr.', ['Martin Luther King, Jr.']],
    ['Martin Luther King, Jr., Coretta Scott King', ['Martin Luther King, Jr.', 'Coretta Scott King']],
    ['Better Homes and Gardens', ['Better Homes and Gardens']],
    ['Simon & Schuster', ['Simon & Schuster']],
    ['Homer', ['Homer']],
    ['William   Davis,  James  Marshall', ['William Davis', 'James Marshall']],
    ['J. R. R. Tolkien, J.R.R. Tolkien', ['J. R. R. Tolkien']],
    ['Ann Ba;; Cy Do;', ['Ann Ba', 'Cy Do']],
    [', ; &', []],
    ['', []],
  ])('are read from %j', (text, names) => expect(namesOf(text)).toEqual(names));

  it.each(['Tolkien, J.R.R.', 'J. R. R. Tolkien', 'JRR Tolkien', 'Tolkien, J. R. R.'])(
    'have one address for %j',
    (text) => expect(authorsOf(text).map(({ slug }) => slug)).toEqual(['j-r-r-tolkien']),
  );

  it('are an empty list when none is given', () => expect(authorsOf()).toEqual([]));

  it('have no spaces around them', () => {
    expect(authorsOf(' and , and  and A').map(({ name }) => name)).toEqual(
      authorsOf(' and , and  and A').map(({ name }) => name.trim()),
    );
  });

  it('have addresses of letters and digits, each once, whatever the text', () => {
    const text = fc.oneof(
      anyText(80),
      fc.string({ unit: fc.constantFrom(...'Ab ,;&.', ' and '), maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const slugs = authorsOf(given).map(({ slug }) => slug);
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u);
        for (const name of namesOf(given)) expect(name).toBe(name.replace(/\s+/gu, ' ').trim());
      }),
    );
  });
});

describe('the last part of an address', () => {
  it.each([
    ['Émile  Zola!', 'emile-zola'],
    ['Gabriel García Márquez', 'gabriel-garcia-marquez'],
    ["Madeleine L'Engle", 'madeleine-lengle'],
    ['Stanisław Lem', 'stanislaw-lem'],
    ['神尾葉子', '神尾葉子'],
    ['../../etc', 'etc'],
    ['!!!', ''],
  ])('of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));

  it('is its own, so that an address can be read again', () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text));
      }),
    );
  });
});
