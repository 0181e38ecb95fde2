import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { lettersOf } from './font-letters.ts';

/** Beside the bundled functions, and beside their sources. */
const folders = ['../fonts/', '../../fonts/'].map((folder) => new URL(folder, import.meta.url));

async function read(file: string): Promise<Buffer> {
  const folder = folders.find((one) => existsSync(new URL(file, one)));
  if (!folder) throw new Error(`functions/fonts/${file} was not deployed`);
  return readFile(new URL(file, folder));
}

interface PdfFonts {
  regular: Buffer;
  bold: Buffer;
  /** Whether both have a letter for a code point. */
  isKnown: (codePoint: number) => boolean;
}

async function readFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all(
    ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'].map(read),
  );
  if (!regular || !bold) throw new Error('The fonts of the invoices were not read');
  const letters = [lettersOf(regular), lettersOf(bold)];
  return { regular, bold, isKnown: (codePoint) => letters.every((has) => has(codePoint)) };
}

let fonts: Promise<PdfFonts> | undefined;

/**
 * DejaVu Sans Condensed, which has the letters of all Latin, Greek and Cyrillic languages and every currency's sign: what
 * is used of it becomes part of each file, so that it looks and prints the same everywhere. Read once for each instance.
 */
export function pdfFonts(): Promise<PdfFonts> {
  fonts ??= readFonts();
  return fonts;
}
