import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Beside the bundled functions, and beside their sources. */
const folders = ['../fonts/', '../../fonts/'].map((folder) => new URL(folder, import.meta.url));

async function read(file: string): Promise<Buffer> {
  const folder = folders.find((one) => existsSync(new URL(file, one)));
  if (!folder) throw new Error(`functions/fonts/${file} was not deployed`);
  return readFile(new URL(file, folder));
}

let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined;

/**
 * DejaVu Sans Condensed, which has the letters of all Latin, Greek and Cyrillic languages and every currency's sign: what
 * is used of it becomes part of each file, so that it looks and prints the same everywhere. Read once for each instance.
 */
export function pdfFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  fonts ??= Promise.all([read('DejaVuSansCondensed.ttf'), read('DejaVuSansCondensed-Bold.ttf')]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
  return fonts;
}
