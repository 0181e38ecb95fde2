import type { OptionalField } from '../shared/book/optional-fields.ts';
import {
  type ColumnUse,
  type ImportField,
  importFields,
  isImportField,
  unusedColumn,
} from '../shared/import/book-import.ts';

/** What the other fields are called follows from their names and their labels. */
type NamedField = Exclude<ImportField, OptionalField>;

/**
 * How booksellers (in English and German), Goodreads, Shopify and WooCommerce name the columns, in lower case and
 * without anything but letters and digits; the more exact name comes first, since a file may have several.
 */
const knownNames: Record<NamedField, readonly string[]> & Partial<Record<OptionalField, readonly string[]>> =
  {
    title: ['title', 'booktitle', 'name', 'productname', 'producttitle', 'originaltitle', 'titel'],
    author: [
      'author',
      'authors',
      'authorname',
      'writer',
      'contributor',
      'contributors',
      'creator',
      'vendor',
      'autor',
    ],
    isbn13: ['isbn13', 'ean', 'ean13', 'gtin', 'gtin13', 'variantbarcode', 'barcode', 'gtinupceanorisbn'],
    isbn: ['isbn', 'isbn10', 'isbn10or13', 'isbnorisbn10'],
    newPrice: [
      'newprice',
      'price',
      'saleprice',
      'priceusd',
      'sellingprice',
      'ourprice',
      'unitprice',
      'retailprice',
      'variantprice',
      'preis',
    ],
    oldPrice: [
      'oldprice',
      'listprice',
      'regularprice',
      'originalprice',
      'variantcompareatprice',
      'compareatprice',
      'rrp',
      'msrp',
    ],
    category: [
      'category',
      'categories',
      'genre',
      'genres',
      'productcategory',
      'producttype',
      'type',
      'department',
      'kategorie',
    ],
    description: [
      'description',
      'bodyhtml',
      'body',
      'longdescription',
      'summary',
      'blurb',
      'synopsis',
      'annotation',
      'shortdescription',
      'beschreibung',
    ],
    publisher: ['publisher', 'publishername', 'imprint', 'brand', 'verlag'],
    year: [
      'year',
      'yearpublished',
      'publicationyear',
      'pubyear',
      'originalpublicationyear',
      'publicationdate',
      'pubdate',
      'publisheddate',
      'published',
      'jahr',
    ],
    pages: ['pages', 'numberofpages', 'numpages', 'pagecount', 'extent', 'seiten'],
    language: ['language', 'languagecode', 'lang', 'languages', 'sprache'],
    format: ['format', 'binding', 'productform', 'bookformat', 'cover'],
    condition: ['condition', 'itemcondition', 'bookcondition', 'googleshoppingcondition', 'zustand'],
    subjects: ['subjects', 'subject', 'tags', 'keywords', 'topics', 'bookshelves'],
    weight: [
      'weight',
      'weightg',
      'weightgrams',
      'weightingrams',
      'grams',
      'variantgrams',
      'gewicht',
      'gewichtg',
    ],
    taxClass: ['taxclass', 'vatclass', 'steuerklasse'],
    trending: ['trending', 'featured', 'isfeatured'],
    coverImage: [
      'coverimage',
      'coverurl',
      'coverimageurl',
      'imageurl',
      'imagesrc',
      'image',
      'images',
      'smallimageurl',
      'cover',
    ],
    onHand: [
      'stock',
      'onhand',
      'stockonhand',
      'quantityonhand',
      'stockquantity',
      'variantinventoryqty',
      'bestand',
      'lagerbestand',
    ],
    shelf: ['shelf', 'shelfmark', 'shelflocation', 'regal'],
    id: ['bookid'],
    createdAt: ['addedat', 'createdat', 'dateadded'],
  };

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const allNames: Readonly<Record<string, readonly string[]>> = knownNames;

const fields: readonly (readonly [field: string, names: readonly string[]])[] = Object.entries(
  importFields,
).map(([field, label]) => [field, allNames[field] ?? [field, label].map(plain)]);

/** What the columns of these names hold; a column whose name says nothing, or whose field has one, is not used. */
export function recogniseColumns(names: readonly string[]): ColumnUse[] {
  const plainNames = names.map(plain);
  const uses: ColumnUse[] = names.map(() => unusedColumn);
  for (const [field, known] of fields) {
    const name = known.find((one) =>
      plainNames.some((given, at) => given === one && uses[at] === unusedColumn),
    );
    const at = plainNames.findIndex((given, index) => given === name && uses[index] === unusedColumn);
    if (name !== undefined && at !== -1 && isImportField(field)) uses[at] = field;
  }
  // One price is what the shop asks, whatever the file calls it.
  const only = uses.indexOf('oldPrice');
  if (only !== -1 && !uses.includes('newPrice')) uses[only] = 'newPrice';
  return uses;
}
