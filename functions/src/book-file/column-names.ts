import type { OptionalField } from '../shared/book/optional-fields.ts';
import {
  type ColumnUse,
  type ImportField,
  importFields,
  isImportField,
  unusedColumn,
} from '../shared/import/book-import.ts';
import { nameWithoutUnit } from './column-units.ts';
import { isSaleCell } from './word-cells.ts';

/** Names of the other fields follow from their keys and labels. */
type NamedField = Exclude<ImportField, OptionalField>;

/**
 * Column names used by booksellers (English and German), Goodreads, Shopify and WooCommerce, in lower case with letters
 * and digits only; more exact names come first, since a file may have several.
 */
const knownNames: Record<NamedField, string> & Partial<Record<OptionalField, string>> = {
  title: 'title booktitle name productname producttitle originaltitle titel',
  author: 'author authors authorname writer contributor contributors creator vendor primaryauthor autor',
  isbn13: 'isbn13 ean ean13 gtin gtin13 variantbarcode barcode gtinupceanorisbn',
  isbn: 'isbn isbn10 isbn10or13 isbnorisbn10 isbnuid',
  newPrice:
    'newprice price saleprice priceusd sellingprice ourprice unitprice retailprice variantprice preis ladenpreis verkaufspreis bruttopreis',
  oldPrice: 'oldprice listprice regularprice originalprice variantcompareatprice compareatprice rrp msrp',
  category:
    'category categories genre genres productcategory producttype type department kategorie warengruppe sachgruppe',
  description:
    'description bodyhtml body longdescription summary blurb synopsis annotation shortdescription beschreibung',
  publisher: 'publisher publishername imprint brand verlag',
  year: 'year yearpublished publicationyear pubyear originalpublicationyear publicationdate pubdate publisheddate published jahr erscheinungsjahr erscheinungsdatum',
  appearsOn: 'appearson releasedate onsaledate streetdate erscheinungstermin erstverkaufstag',
  pages: 'pages numberofpages numpages pagecount extent seiten',
  language: 'language languagecode lang languages sprache',
  format: 'format binding productform bookformat einband option1value cover',
  condition: 'condition itemcondition bookcondition googleshoppingcondition zustand',
  subjects: 'subjects subject tags keywords topics bookshelves schlagworte schlagwörter',
  edition: 'edition editionstatement auflage',
  series: 'series seriesname seriestitle reihe serie',
  seriesNumber: 'numberinseries seriesnumber seriesindex bandnummer band',
  originalTitle: 'firstpublishedas originaltitle originaltitel',
  audience: 'audience targetgroup readership zielgruppe',
  // A range also fills the last age.
  ageFrom: 'agefrom minage minimumage alterab altervon agerange ages readingage lesealter altersempfehlung',
  ageTo: 'ageto maxage maximumage alterbis',
  weight: 'weight weightgrams weightingrams grams variantgrams gewicht',
  taxClass: 'taxclass vatclass steuerklasse',
  trending: 'trending featured isfeatured imtrend',
  coverImage: 'coverimage coverurl coverimageurl imageurl imagesrc image images smallimageurl cover',
  onHand:
    'stock onhand stockonhand quantityonhand stockquantity variantinventoryqty bestand lagerbestand menge',
  shelf: 'shelf shelfmark shelflocation regal',
  onSale: 'onsale',
  id: 'bookid',
  createdAt: 'addedat createdat dateadded',
};

/**
 * Programs in which a name means something else, recognised by columns only they have. LibraryThing's summary is 'Title
 * by Author (year)'; Calibre's cover is a file on its owner's computer.
 */
const programs: readonly { columns: readonly string[]; uses: Readonly<Record<string, ColumnUse>> }[] = [
  {
    columns: ['primaryauthor', 'sortcharacter'],
    uses: { summary: unusedColumn, barcode: unusedColumn, date: 'year' },
  },
  {
    columns: ['authorsort', 'comments'],
    uses: { comments: 'description', cover: unusedColumn, timestamp: unusedColumn },
  },
];

/** Other programs have a 'Book Id', too; only the shop's own export has both. */
const ownExport = ['bookid', 'addedat'];

function plain(name: string): string {
  return nameWithoutUnit(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Meanings specific to the program that wrote the file; undefined where the names mean what they say. */
function usesOfProgram(plainNames: readonly string[]): (ColumnUse | undefined)[] {
  const hasAll = (names: readonly string[]) => names.every((name) => plainNames.includes(name));
  const uses = programs.find(({ columns }) => hasAll(columns))?.uses ?? {};
  const isOwn = hasAll(ownExport);
  return plainNames.map((name) => {
    if (name === 'bookid' && !isOwn) return unusedColumn;
    return Object.hasOwn(uses, name) ? uses[name] : undefined;
  });
}

const allNames: Readonly<Record<string, string>> = knownNames;

const fields: readonly (readonly [field: string, names: readonly string[]])[] = Object.entries(
  importFields,
).map(([field, label]) => [field, allNames[field]?.split(' ') ?? [field, label].map(plain)]);

/** In shops' files these columns say whether a product is on sale; elsewhere, when a book came out or what became of it. */
const saleNames: readonly string[] = ['published', 'status', 'onsale', 'visible', 'imverkauf'];

/** Decided by the cells; of Shopify's two columns the status, which knows drafts. */
function saleColumn(plainNames: readonly string[], cells: readonly (readonly string[])[]): number {
  const isSale = (name: string, index: number) => {
    const given = cells.map((line) => line[index]?.trim() ?? '').filter((cell) => cell !== '');
    return saleNames.includes(name) && given.length > 0 && given.every(isSaleCell);
  };
  const candidates = plainNames.flatMap((name, index) => (isSale(name, index) ? [index] : []));
  return candidates.find((index) => plainNames[index] === 'status') ?? candidates[0] ?? -1;
}

/** Unknown columns, and further columns for the same field, are not used. @param cells of the first lines */
export function recogniseColumns(
  names: readonly string[],
  cells: readonly (readonly string[])[] = [],
): ColumnUse[] {
  const plainNames = names.map(plain);
  const sale = saleColumn(plainNames, cells);
  const ofProgram = usesOfProgram(plainNames).map((use, index) => {
    const isOther = saleNames.includes(plainNames[index] ?? '') && sale !== -1;
    return index === sale ? ('onSale' as const) : (use ?? (isOther ? unusedColumn : undefined));
  });
  const uses: ColumnUse[] = ofProgram.map((use) => use ?? unusedColumn);
  const isFree = (index: number) => ofProgram[index] === undefined && uses[index] === unusedColumn;
  for (const [field, fieldNames] of fields) {
    if (!isImportField(field) || uses.includes(field)) continue;
    const name = fieldNames.find((one) => plainNames.some((given, at) => given === one && isFree(at)));
    const at = plainNames.findIndex((given, index) => given === name && isFree(index));
    if (at !== -1) uses[at] = field;
  }
  // A single price column is the shop's price, whatever the file calls it.
  const only = uses.indexOf('oldPrice');
  if (only !== -1 && !uses.includes('newPrice')) uses[only] = 'newPrice';
  return uses;
}
