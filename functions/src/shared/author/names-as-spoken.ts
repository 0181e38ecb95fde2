import { splitAtCommas } from './author.ts';

// Apart from author.ts, which shoppers' pages load.

/** 'Müller, Jürgen; Klein, Anna' → 'Jürgen Müller; Anna Klein'. */
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
