import type { CsvRecord } from './csv-records.ts';

// Shopify's export has a line for each variant and each picture of a product, with the same handle; title, description
// and other shared cells are only in the first.

interface ProductColumns {
  handle: number;
  title: number;
  /** The columns that make a line a variant, and those that each variant fills itself. */
  variants: readonly number[];
  own: readonly number[];
}

function productColumns({ cells }: CsvRecord): ProductColumns | undefined {
  const names = cells.map((name) => name.trim().toLowerCase());
  const [handle, title] = [names.indexOf('handle'), names.indexOf('title')];
  if (handle === -1 || title === -1) return undefined;
  const variants = names.flatMap((name, index) =>
    /^(?:variant (?:sku|price|barcode)|option\d value)$/.test(name) ? [index] : [],
  );
  const own = names.flatMap((name, index) => (/^(?:variant|option\d) /.test(name) ? [index] : []));
  return { handle, title, variants, own };
}

export async function* withProductRows(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord> {
  let columns: ProductColumns | undefined;
  let isFirst = true;
  let product: readonly string[] = [];
  for await (const record of records) {
    if (isFirst) columns = productColumns(record);
    const isNames = isFirst;
    isFirst = false;
    if (!columns || isNames) {
      yield record;
      continue;
    }
    const { handle, title, variants, own } = columns;
    const { cells } = record;
    const isContinued = cells[title] === '' && cells[handle] !== '' && cells[handle] === product[handle];
    if (!isContinued) {
      product = cells;
      yield record;
    } else if (variants.some((index) => (cells[index] ?? '').trim() !== '')) {
      yield {
        ...record,
        cells: cells.map((cell, index) => (own.includes(index) ? cell : cell || (product[index] ?? ''))),
      };
    } else yield { ...record, isContinued };
  }
}
