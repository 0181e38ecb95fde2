import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverPair } from '../../../functions/src/shared/book/cover.ts';
import { demoBooks } from '../../fixtures/demo-shop/books.ts';
import { coverFolder } from '../../fixtures/demo-shop/upload-covers.ts';

const files = readdirSync(coverFolder).sort();

test('the covers folder holds both widths of every demo book and nothing else', () => {
  expect(files).toEqual(demoBooks.flatMap(({ coverImage }) => coverPair(coverImage)).sort());
});

test('every cover is an AVIF picture as wide as its name says, and small', async () => {
  for (const file of files) {
    const bytes = readFileSync(path.join(coverFolder, file));
    const { width, height, format, compression } = await sharp(bytes).metadata();
    const narrow = file.endsWith('.240w.avif');
    const expected = narrow ? { width: 240, height: 360 } : { width: 480, height: 720 };
    expect({ file, format, compression, width, height }).toEqual({
      ...{ file, format: 'heif', compression: 'av1' },
      ...expected,
    });
    expect(bytes.length).toBeLessThanOrEqual(narrow ? 7168 : 14_336);
  }
});
