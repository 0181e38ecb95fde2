import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lettersOf } from './font-letters.ts';

/** Beside the bundled functions, and beside their sources. */
const folders = ['../fonts/', '../../../fonts/'].map((folder) => new URL(folder, import.meta.url));

function fontAt(file: string): URL {
  const place = folders.map((folder) => new URL(file, folder)).find((one) => existsSync(one));
  if (!place) throw new Error(`functions/fonts/${file} was not deployed`);
  return place;
}

interface ShopFonts {
  regular: Buffer;
  bold: Buffer;
  boldFile: string;
  /** By both fonts. */
  isKnown: (codePoint: number) => boolean;
}

async function readFonts(): Promise<ShopFonts> {
  const boldPlace = fontAt('DejaVuSansCondensed-Bold.ttf');
  const [regular, bold] = await Promise.all([
    readFile(fontAt('DejaVuSansCondensed.ttf')),
    readFile(boldPlace),
  ]);
  const letters = [lettersOf(regular), lettersOf(bold)];
  return {
    regular,
    bold,
    boldFile: fileURLToPath(boldPlace),
    isKnown: (codePoint) => letters.every((has) => has(codePoint)),
  };
}

let fonts: Promise<ShopFonts> | undefined;

/**
 * DejaVu Sans Condensed has all Latin, Greek and Cyrillic letters and every currency's sign, so that papers and
 * pictures look the same everywhere.
 */
export function shopFonts(): Promise<ShopFonts> {
  fonts ??= readFonts();
  return fonts;
}

/** Fraunces, the font of headings, has only western letters. */
export async function displayFonts(): Promise<{ upright: Buffer; italic: Buffer }> {
  const [upright, italic] = await Promise.all([
    readFile(fontAt('Fraunces-SemiBold.woff')),
    readFile(fontAt('Fraunces-Italic.woff')),
  ]);
  return { upright, italic };
}
