import { cardCharacters } from './card.ts';

interface Cut {
  /** Up to the last whole word, which leaves out at most a quarter, without trailing punctuation. */
  shown: string;
  /** The space and the start of the cut word, up to the limit. */
  brokenWord: string;
}

/** Characters that read badly before an ellipsis. */
const beforeEllipsis = /[\s,.;:…、。，；：\p{Pd}\p{Ps}]+$/u;

/** undefined when the whole description fits. */
export function cutAtWord(description: string, longest = cardCharacters): Cut | undefined {
  const characters = [...description];
  if (characters.length <= longest) return undefined;
  const all = characters.slice(0, longest).join('');
  const wholeWords =
    /^(.*\S)\s+\S*$/su.exec(`${all}${/\s/.test(characters[longest] ?? '') ? ' ' : ''}`)?.[1] ?? all;
  const whole = (wholeWords.length < all.length * 0.75 ? all : wholeWords).replace(beforeEllipsis, '');
  return { shown: whole, brokenWord: all.slice(whole.length) };
}

export function excerpt(description: string, longest?: number): string {
  const cut = cutAtWord(description, longest);
  return cut ? `${cut.shown}…` : description;
}
