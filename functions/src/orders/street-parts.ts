/** 'Hauptstraße 12 a', 'Kaiserstr. 5-7': a street with its number behind it. */
const numberBehind = /^(.*\D)[\s,]+(\d+\s?[a-z]?(?:\s?[-/–]\s?\d+\s?[a-z]?)*)$/iu;

interface StreetParts {
  /** The first line as it was typed. */
  line: string;
  /** That line without its number, and its number; the whole line where the number does not stand behind. */
  street: string;
  house: string;
  /** All further lines. */
  further: string;
}

export function streetParts(typed: string): StreetParts {
  const [line = '', ...rest] = typed.split('\n');
  const [, street = line, house = ''] = numberBehind.exec(line) ?? [];
  return { line, street, house, further: rest.join(', ') };
}

/** A text in two parts of which the first has at most so many characters, divided between words where that can be. */
export function withinWords(text: string, most: number): [string, string] {
  if (text.length <= most) return [text, ''];
  const space = text.lastIndexOf(' ', most);
  return space > 0 ? [text.slice(0, space), text.slice(space + 1)] : [text, ''];
}
