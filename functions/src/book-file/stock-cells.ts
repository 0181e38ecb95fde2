import { textCell } from '../platform/csv/text-cell.ts';
import {
  type GivenStock,
  type ListedStock,
  type StockColumn,
  stockColumns,
} from '../shared/import/stock-columns.ts';
import { stockLimits } from '../shared/stock/stock.ts';
import { keysOf } from '../shared/values/table-keys.ts';
import { t } from '../shared/words/words.ts';
import { quoted, type Reading } from './cell-reading.ts';

/** A number of copies: '5', or '5.0' as a spreadsheet stores it. '1.000' would be one copy here and a thousand there. */
function readCopies(cell: string): Reading<number> {
  const [, digits] = /^(\d{1,9})(?:[.,]0{0,2})?$/.exec(cell) ?? [];
  if (digits === undefined) {
    return {
      reason: t('Stock left out: {cell} is no whole number of copies like 12', { cell: quoted(cell) }),
    };
  }
  const value = Number(digits);
  if (value <= stockLimits.copies) return { value };
  return {
    reason: t('Stock left out: {cell} is above {most}', { cell: quoted(cell), most: stockLimits.copies }),
  };
}

function readShelf(cell: string): Reading<string> {
  if (cell.length <= stockLimits.shelf) return { value: cell };
  return {
    reason: t('Shelf left out: {cell} has more than {most} characters', {
      cell: quoted(cell),
      most: stockLimits.shelf,
    }),
  };
}

/** How the cells of each column are read and written. */
const columns: {
  [Column in StockColumn]: {
    read: (cell: string) => Reading<ListedStock[Column]>;
    write: (value: ListedStock[Column]) => string;
  };
} = {
  onHand: { read: readCopies, write: String },
  shelf: { read: readShelf, write: textCell },
};

export const allStockColumns: readonly StockColumn[] = keysOf(stockColumns);

/** What a line says of the stock of its book, and why something of it is left out. */
export interface ReadStock {
  given: GivenStock;
  notes: string[];
}

export const noStock: ReadStock = { given: {}, notes: [] };

export function readStockCells(
  taken: readonly StockColumn[],
  cell: (column: StockColumn) => string,
): ReadStock {
  const read = taken.flatMap((column) => {
    const text = cell(column).trim();
    return text === '' ? [] : [{ column, ...columns[column].read(text) }];
  });
  const values = read.filter(({ value }) => value !== undefined).map(({ column, value }) => [column, value]);
  return {
    given: Object.fromEntries(values),
    notes: read.flatMap(({ reason }) => reason ?? []),
  };
}

/** The cell of a column, empty for a book that is not counted. */
export function stockCell<Column extends StockColumn>(
  column: Column,
  stock: ListedStock | undefined,
): string {
  return stock ? columns[column].write(stock[column]) : '';
}
