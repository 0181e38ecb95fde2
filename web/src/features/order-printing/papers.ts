import { keyGuard } from '@bookstore/functions/shared/values/table-keys';
import { t } from '@bookstore/functions/shared/words/words';

/** Labels on a sheet, in millimetres; rows follow one another without a gap. */
interface LabelGrid {
  columns: number;
  rows: number;
  width: number;
  height: number;
  left: number;
  top: number;
  gap: number;
}

/** A page of a printer, in millimetres. */
export interface Paper {
  name: string;
  label: string;
  width: number;
  /** Left out for a roll, which is cut below what is printed. */
  height?: number;
  margin: number;
  grid?: LabelGrid;
  /** Whether a label has room for the barcode of its order. */
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

/** What is printed of orders, and the papers for it. The sheets of labels are those of Avery L7165 and L7164. */
export const printed = {
  slips: { title: t('Packing slips'), papers: [a4, letter, roll] },
  picking: { title: t('Picking list'), papers: [a4, letter] },
  labels: { title: t('Address labels'), papers: labels },
  cards: { title: t('Note cards'), papers: cards },
} satisfies Record<string, { title: string; papers: readonly Paper[] }>;

export type Printed = keyof typeof printed;

export const isPrinted = keyGuard(printed);

/** Where offices print on letter paper, by CLDR. */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The paper of a name, or else the usual one of the country by whose formats the shop writes. */
export function paperOf(what: Printed, name: string | undefined, locale: string): Paper {
  const { papers } = printed[what];
  const { region = '' } = new Intl.Locale(locale).maximize();
  const usual = letterCountries.includes(region) ? letter : papers[0];
  return (
    papers.find((paper) => paper.name === name) ?? papers.find((paper) => paper === usual) ?? papers[0] ?? a4
  );
}

/** Labels as they lie on sheets of so many, of which the first places are used already. */
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
