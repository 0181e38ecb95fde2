import type { ImportField } from '../shared/import/book-import.ts';
import { all, byCode, one, type Part, text } from './onix-parts.ts';
import { type OnixShop, onixPrice } from './onix-price.ts';
import type { OnixElement, OnixProduct } from './onix-tree.ts';
import { inNaturalOrder } from './text-cells.ts';

/** A product, and the shop that reads it. */
type ShopMessage = OnixProduct & { shop: OnixShop };

function identifier({ product }: OnixProduct, types: readonly string[]): string {
  return text(byCode(all(product, 'ProductIdentifier'), 'ProductIDType', types), 'IDValue');
}

function titleOf(detail: Part): string {
  const title = byCode(all(detail, 'TitleDetail'), 'TitleType', ['01']);
  const elements = all(title, 'TitleElement');
  const element = byCode(elements, 'TitleElementLevel', ['01', '03', '04', '02']);
  const apart = `${text(element, 'TitlePrefix')} ${text(element, 'TitleWithoutPrefix')}`.trim();
  const parts = [text(element, 'TitleText') || apart, text(element, 'Subtitle')];
  return parts.filter((part) => part !== '').join(': ');
}

function nameOf(contributor: OnixElement): string {
  const inverted = inNaturalOrder(text(contributor, 'PersonNameInverted'));
  const apart = `${text(contributor, 'NamesBeforeKey')} ${text(contributor, 'KeyNames')}`.trim();
  return text(contributor, 'PersonName') || apart || inverted || text(contributor, 'CorporateName');
}

function inRole(detail: Part, role: string): OnixElement[] {
  return all(detail, 'Contributor').filter((contributor) =>
    all(contributor, 'ContributorRole').some((given) => given.text.trim() === role),
  );
}

/** Who has written the book, in their order; of a book without an author who has edited it. */
function authorsOf(detail: Part): string {
  const authors = inRole(detail, 'A01');
  const place = (author: OnixElement) => Number(text(author, 'SequenceNumber')) || Number.MAX_SAFE_INTEGER;
  const sorted = (authors.length > 0 ? authors : inRole(detail, 'B01')).toSorted(
    (first, second) => place(first) - place(second),
  );
  return sorted
    .map(nameOf)
    .filter((name) => name !== '')
    .join(', ');
}

const pagesUnit = '03';
/** The main content, all that is counted, all pages there are, and what was not said more exactly. */
const pageCounts = ['00', '11', '07', '08', '06'];

function pagesOf(detail: Part): string {
  const inPages = all(detail, 'Extent').filter((extent) => text(extent, 'ExtentUnit') === pagesUnit);
  return text(byCode(inPages, 'ExtentType', pageCounts), 'ExtentValue');
}

/** In the units of the code list, as cells of a weight are read. */
function weightOf(detail: Part): string {
  const weight = byCode(
    all(detail, 'Measure').filter((measure) => text(measure, 'MeasureType') === '08'),
    'MeasureUnitCode',
    ['gr', 'kg', 'oz', 'lb'],
  );
  return weight ? `${text(weight, 'Measurement')} ${text(weight, 'MeasureUnitCode')}` : '';
}

/** The product forms that the shop has a word for, by the beginnings of their codes. */
const forms: readonly [code: string, format: string][] = [
  ['BB', 'hardcover'],
  ['BC', 'paperback'],
  ['E', 'e-book'],
  ['A', 'audiobook'],
];

function formatOf(detail: Part): string {
  const form = text(detail, 'ProductForm');
  return forms.find(([code]) => form.startsWith(code))?.[1] ?? '';
}

/** A scheme without classes: any words. */
const keywords = '20';

/** What the book is about, in words; the main subject first. */
function subjectsOf(detail: Part): OnixElement[] {
  return all(detail, 'Subject').toSorted(
    (first, second) => Number(!one(first, 'MainSubject')) - Number(!one(second, 'MainSubject')),
  );
}

function headingsOf(subjects: readonly OnixElement[]): string {
  const headings = subjects.map((subject) => text(subject, 'SubjectHeadingText').replace(/\s+/g, ' '));
  return headings.filter((heading) => heading !== '').join('; ');
}

function isClassified(subject: OnixElement): boolean {
  return text(subject, 'SubjectSchemeIdentifier') !== keywords;
}

function descriptionOf(product: OnixElement): string {
  const texts = all(one(product, 'CollateralDetail'), 'TextContent');
  return text(byCode(texts, 'TextType', ['03', '02']), 'Text');
}

/** The address of the front cover (content 01) as a picture (mode 03). */
function coverOf(product: OnixElement): string {
  const resources = all(one(product, 'CollateralDetail'), 'SupportingResource');
  const cover = resources.find(
    (resource) => text(resource, 'ResourceContentType') === '01' && text(resource, 'ResourceMode') === '03',
  );
  const links = all(cover, 'ResourceVersion').flatMap((version) => all(version, 'ResourceLink'));
  return links.map((link) => link.text.trim()).find((link) => link.startsWith('https:')) ?? '';
}

/** The year of '20030506', '200305' or '2003'. */
function yearOf(publishing: Part): string {
  const dates = all(publishing, 'PublishingDate');
  return text(byCode(dates, 'PublishingDateRole', ['01', '11', '19']), 'Date').slice(0, 4);
}

/** What a product says of a book, in cells as a CSV has them. */
const cells: Partial<Record<ImportField, (message: ShopMessage) => string>> = {
  isbn13: (message) => identifier(message, ['15', '03']),
  isbn: (message) => identifier(message, ['02']),
  title: ({ product }) => titleOf(one(product, 'DescriptiveDetail')),
  author: ({ product }) => authorsOf(one(product, 'DescriptiveDetail')),
  newPrice: ({ product, currency, shop }) => onixPrice(product, currency, shop),
  category: ({ product }) => headingsOf(subjectsOf(one(product, 'DescriptiveDetail')).filter(isClassified)),
  description: ({ product }) => descriptionOf(product),
  publisher: ({ product }) => {
    const publishers = all(one(product, 'PublishingDetail'), 'Publisher');
    return text(byCode(publishers, 'PublishingRole', ['01']), 'PublisherName');
  },
  year: ({ product }) => yearOf(one(product, 'PublishingDetail')),
  pages: ({ product }) => pagesOf(one(product, 'DescriptiveDetail')),
  language: ({ product }) => {
    const languages = all(one(product, 'DescriptiveDetail'), 'Language');
    return text(byCode(languages, 'LanguageRole', ['01']), 'LanguageCode');
  },
  format: ({ product }) => formatOf(one(product, 'DescriptiveDetail')),
  subjects: ({ product }) => headingsOf(subjectsOf(one(product, 'DescriptiveDetail'))),
  coverImage: ({ product }) => coverOf(product),
  weight: ({ product }) => weightOf(one(product, 'DescriptiveDetail')),
};

/** What each cell of {@link onixCells} holds. */
export const onixFields: readonly string[] = Object.keys(cells);

export function onixCells(message: OnixProduct, shop: OnixShop): string[] {
  return Object.values(cells).map((cell) => cell({ ...message, shop }));
}

/** A product that is taken back, with its notification type. */
export function isDeletion({ product }: OnixProduct): boolean {
  return text(product, 'NotificationType') === '05';
}
