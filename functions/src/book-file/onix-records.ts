import { type Encoding, UnreadableFile } from '../platform/text/file-text.ts';
import { importFields, importLimits, isImportField } from '../shared/import/book-import.ts';
import { t } from '../shared/words/words.ts';
import type { CsvRecord } from './csv-records.ts';
import { onixMaker } from './onix-maker.ts';
import type { OnixShop } from './onix-price.ts';
import { noticeOf, onixCells, onixFields } from './onix-product.ts';
import { onixProducts } from './onix-tree.ts';

export function looksLikeXml(beginning: string): boolean {
  return /^\ufeff?\s*</.test(beginning);
}

/** Other encodings that a message may declare, with their equivalents. */
const encodings: Readonly<Record<string, Encoding>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};

/** The declared encoding if the bytes allow it. @throws UnreadableFile */
export function xmlEncoding(beginning: string, detected: Encoding): Encoding {
  const [, named = 'utf-8'] =
    /^\ufeff?\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']{1,40})["']/.exec(beginning) ?? [];
  if (detected === 'utf-16le' || detected === 'utf-16be') return detected;
  const encoding = encodings[named.toLowerCase()];
  if (!encoding) {
    throw new UnreadableFile(() =>
      t('The XML is stored as {encoding}, which the shop does not read. Ask for UTF-8.', { encoding: named }),
    );
  }
  if (encoding === 'utf-8' && detected !== 'utf-8') {
    throw new UnreadableFile(() =>
      t('The XML says that it is stored as UTF-8, and is not. Ask for UTF-8 or ISO-8859-1.'),
    );
  }
  return encoding;
}

const onixNames: readonly string[] = onixFields.map((field) =>
  isImportField(field) ? importFields[field] : field,
);

/** Header first. @throws UnreadableFile */
export async function* onixRecords(chunks: AsyncIterable<string>, shop: OnixShop): AsyncGenerator<CsvRecord> {
  yield { line: 1, cells: [...onixNames] };
  let count = 0;
  for await (const message of onixProducts(chunks)) {
    count += 1;
    if (count > importLimits.lines) {
      throw new UnreadableFile(() =>
        t('The file has more than {most} products. Split it.', { most: importLimits.lines }),
      );
    }
    const maker = onixMaker(message.product);
    yield {
      line: message.line,
      cells: onixCells(message, shop),
      notice: noticeOf(message),
      ...(maker && { maker }),
    };
  }
}
