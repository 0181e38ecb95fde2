import { cardCharacters } from './card.ts';

/** What of a description is shown of it. */
interface Cut {
  /** Up to its last whole word, which leaves out at most a quarter of it, and without a comma or the like behind it. */
  shown: string;
  /** The space and the beginning of a word behind it, up to the last character that has room. */
  brokenWord: string;
}

/** What reads badly before an ellipsis: spaces, commas, full stops, dashes and what opens. */
const beforeEllipsis = /[\s,.;:…、。，；：\p{Pd}\p{Ps}]+$/u;

/** The first characters of a description, cut at a word; undefined when all of them have room. */
export function cutAtWord(description: string, longest = cardCharacters): Cut | undefined {
  const characters = [...description];
  if (characters.length <= longest) return undefined;
  const all = characters.slice(0, longest).join('');
  const shown =
    /^(.*\S)\s+\S*$/su.exec(`${all}${/\s/.test(characters[longest] ?? '') ? ' ' : ''}`)?.[1] ?? all;
  const whole = (shown.length < all.length * 0.75 ? all : shown).replace(beforeEllipsis, '');
  return { shown: whole, brokenWord: all.slice(whole.length) };
}

/** The beginning of a description, with an ellipsis behind its last whole word when there is more. */
export function excerpt(description: string, longest?: number): string {
  const cut = cutAtWord(description, longest);
  return cut ? `${cut.shown}…` : description;
}
