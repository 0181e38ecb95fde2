/** 'Hauptstraße 12 a', 'Kaiserstr. 5-7': house number last. */
const numberBehind = /^(.*\D)[\s,]+(\d+\s?[a-z]?(?:\s?[-/–]\s?\d+\s?[a-z]?)*)$/iu;

interface StreetParts {
  line: string;
  /** The first line without its house number, and the number; the whole line where it does not end with one. */
  street: string;
  house: string;
  further: string;
}

export function streetParts(typed: string): StreetParts {
  const [line = '', ...rest] = typed.split('\n');
  const [, street = line, house = ''] = numberBehind.exec(line) ?? [];
  return { line, street, house, further: rest.join(', ') };
}

/** Splits a text so that the first part has at most so many characters, between words where possible. */
export function withinWords(text: string, most: number): [string, string] {
  if (text.length <= most) return [text, ''];
  const space = text.lastIndexOf(' ', most);
  return space > 0 ? [text.slice(0, space), text.slice(space + 1)] : [text, ''];
}
