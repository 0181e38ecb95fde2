import { keyGuard } from '@bookstore/functions/shared/values/table-keys';
import { t } from '@bookstore/functions/shared/words/words';

/** In millimetres; rows have no gap. */
interface LabelGrid {
  columns: number;
  rows: number;
  width: number;
  height: number;
  left: number;
  top: number;
  gap: number;
}

/** In millimetres. */
export interface Paper {
  name: string;
  label: string;
  width: number;
  /** Left out for a roll, which is cut below the content. */
  height?: number;
  margin: number;
  grid?: LabelGrid;
  /** The label has room for the order's barcode. */
  hasBarcode?: true;
}

export const a4: Paper = { name: 'a4', label: t('A4'), width: 210, height: 297, margin: 18 };
const letter: Paper = { name: 'letter', label: t('Letter|paper'), width: 215.9, height: 279.4, margin: 18 };
const roll: Paper = { name: 'roll', label: t('Roll of 80 mm'), width: 80, margin: 4 };
const labels: readonly Paper[] = [
  { name: 'narrow', label: t('Label of 62 mm'), width: 62, height: 100, margin: 4 },
  {
    name: 'large',
    label: t('Label of 100 × 150 mm'),
    width: 100,
    height: 150,
    margin: 7,
    hasBarcode: true,
  },
  {
    ...a4,
    name: 'sheet8',
    label: t('Sheet of 8 labels'),
    margin: 5,
    grid: { columns: 2, rows: 4, width: 99.1, height: 67.7, left: 4.65, top: 13.1, gap: 2.5 },
  },
  {
    ...a4,
    name: 'sheet12',
    label: t('Sheet of 12 labels'),
    margin: 5,
    grid: { columns: 3, rows: 4, width: 63.5, height: 72, left: 7.21, top: 4.5, gap: 2.54 },
  },
];

const cards: readonly Paper[] = [
  { name: 'a6', label: t('A6'), width: 105, height: 148, margin: 10 },
  { name: 'postcard', label: t('Card of 4 × 6 in'), width: 101.6, height: 152.4, margin: 10 },
];

/** The papers for each kind of print. The label sheets are Avery L7165 and L7164. */
export const printed = {
  slips: { title: t('Packing slips'), papers: [a4, letter, roll] },
  picking: { title: t('Picking list'), papers: [a4, letter] },
  labels: { title: t('Address labels'), papers: labels },
  cards: { title: t('Note cards'), papers: cards },
} satisfies Record<string, { title: string; papers: readonly Paper[] }>;

export type Printed = keyof typeof printed;

export const isPrinted = keyGuard(printed);

/** Countries that use letter paper (CLDR). */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The named paper, or the default for the country of the shop's locale. */
export function paperOf(what: Printed, name: string | undefined, locale: string): Paper {
  const { papers } = printed[what];
  const { region = '' } = new Intl.Locale(locale).maximize();
  const usual = letterCountries.includes(region) ? letter : papers[0];
  return (
    papers.find((paper) => paper.name === name) ?? papers.find((paper) => paper === usual) ?? papers[0] ?? a4
  );
}

/** Splits labels into sheets, leaving the used places of the first sheet blank. */
export function onSheets<Label>(
  labels: readonly Label[],
  perSheet: number,
  used: number,
): (Label | undefined)[][] {
  const places = [...Array.from({ length: used }, () => undefined), ...labels];
  return Array.from({ length: Math.ceil(places.length / perSheet) }, (_, sheet) =>
    places.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}
