import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leadingKeyword,
  matchesWords,
  searchKeywords,
  searchWords,
} from '../../../functions/src/books/book-search.ts';

const dracula = { title: 'Dracula', author: 'Bram Stoker' };

describe('search', () => {
  it('folds case, accents and apostrophes', () => {
    expect(searchWords("Émile, ou l'Éducation — GULLIVER’S")).toEqual([
      'emile',
      'ou',
      'leducation',
      'gullivers',
    ]);
    expect(searchWords('紅樓夢 Мать')).toEqual(['紅樓夢', 'мать']);
    expect(searchWords('!?…')).toEqual([]);
  });

  it('keeps every beginning of every word, each once', () => {
    expect(searchKeywords({ title: 'Go on' })).toEqual(['g', 'go', 'o', 'on']);
  });

  it('stays small for any book', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 500 });
    fc.assert(
      fc.property(text, text, (title, author) => searchKeywords({ title, author }).length <= 40 * 12),
    );
    const long = Array.from({ length: 100 }, (_, index) => `${index}word`.repeat(9)).join(' ');
    expect(searchKeywords({ title: long })).toHaveLength(new Set(searchKeywords({ title: long })).size);
    expect(searchKeywords({ title: long }).length).toBeLessThanOrEqual(480);
  });

  it('finds a book by the beginnings of its words', () => {
    expect(matchesWords(dracula, ['sto', 'drac'])).toBe(true);
    expect(matchesWords(dracula, ['racula'])).toBe(false);
    expect(matchesWords(dracula, ['drac', 'austen'])).toBe(false);
    expect(matchesWords({ title: 'Beowulf' }, ['undefined'])).toBe(false);
  });

  it('looks up the longest word, as far as it is kept', () => {
    expect(leadingKeyword(['the', 'principles', 'of'])).toBe('principles');
    expect(leadingKeyword(['antidisestablishment'])).toBe('antidisestab');
  });

  it('looks up what is kept, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (title) => {
        const words = searchWords(title).slice(0, 8);
        if (words.length === 0) return;
        expect(searchKeywords({ title })).toContain(leadingKeyword(words));
        expect(matchesWords({ title }, words)).toBe(true);
      }),
    );
  });
});
