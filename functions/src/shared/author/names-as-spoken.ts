import { splitAtCommas } from './author.ts';

// Apart from author.ts, which pages of shoppers load.

/** 'Müller, Jürgen; Klein, Anna' → 'Jürgen Müller; Anna Klein': names as people say them, not as lists sort them. */
export function namesAsSpoken(text: string): string {
  const spoken = (one: string) => {
    const [name = one, ...others] = splitAtCommas(one);
    return others.length > 0 || name.includes(',') ? one : name;
  };
  return text.includes(',')
    ? text
        .split(/\s*;\s*/u)
        .filter((one) => one !== '')
        .map(spoken)
        .join('; ')
    : text;
}
