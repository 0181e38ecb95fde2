import { cardCharacters } from '@bookstore/functions/shared/book/card';

/** What of a description is shown of it. */
export interface Cut {
  /** Up to its last whole word, which leaves out at most a quarter of it. */
  shown: string;
  /** The space and the beginning of a word behind it, up to the last character that has room. */
  brokenWord: string;
}

/** The first characters of a description, cut at a word; undefined when all of them have room. */
export function cutAtWord(description: string, longest = cardCharacters): Cut | undefined {
  const characters = [...description];
  if (characters.length <= longest) return undefined;
  const all = characters.slice(0, longest).join('');
  const shown =
    /^(.*\S)\s+\S*$/su.exec(`${all}${/\s/.test(characters[longest] ?? '') ? ' ' : ''}`)?.[1] ?? all;
  return shown.length < all.length * 0.75
    ? { shown: all, brokenWord: '' }
    : { shown, brokenWord: all.slice(shown.length) };
}

/** The beginning of a description, with an ellipsis behind its last whole word when there is more. */
export function excerpt(description: string, longest?: number): string {
  const cut = cutAtWord(description, longest);
  return cut ? `${cut.shown}…` : description;
}
