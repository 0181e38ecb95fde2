import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';
import subsetFont from 'subset-font';

const root = import.meta.dirname;
const wholeFont = import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2');

/** All characters of a `unicode-range` such as 'U+20-22, U+2026'. */
export function charactersIn(unicodeRange: string): string {
  const ranges = unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi);
  const codes = [...ranges].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes);
}

/** Cuts from the headings' font what `src/design.css` asks of the small file: the characters of its `unicode-range`. */
export async function cutHeadingFont(): Promise<void> {
  const styles = parse(await readFile(path.join(root, 'src/design.css'), 'utf8'));
  let characters = '';
  styles.walkDecls('unicode-range', ({ value }) => {
    characters += charactersIn(value);
  });
  const whole = await readFile(fileURLToPath(wholeFont));
  const folder = path.join(root, 'fonts');
  await mkdir(folder, { recursive: true });
  const small = await subsetFont(whole, characters, { targetFormat: 'woff2' });
  await writeFile(path.join(folder, 'fraunces-basic.woff2'), small);
}
