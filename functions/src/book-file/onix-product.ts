import type { ImportField } from '../shared/import/book-import.ts';
import type { Money } from '../shared/values/money.ts';
import type { OnixElement, OnixProduct } from './onix-tree.ts';

type Part = OnixElement | undefined;

/** A product, and the money of the shop that reads it. */
type ShopMessage = OnixProduct & { money: Money };

function all(part: Part, name: string): OnixElement[] {
  return part?.children.filter((child) => child.name === name) ?? [];
}

function one(part: Part, name: string): Part {
  return part?.children.find((child) => child.name === name);
}

function text(part: Part, name: string): string {
  return one(part, name)?.text.trim() ?? '';
}

/** The first of these parts in which a code is one of the codes, which come in the order of preference. */
function byCode(parts: readonly OnixElement[], name: string, codes: readonly string[]): Part {
  return codes
    .map((code) => parts.find((part) => text(part, name) === code))
    .find((part) => part !== undefined);
}

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

/** 'Lee, Ann' → 'Ann Lee'. */
function inNaturalOrder(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  return parts.length === 2 && !parts.includes('') ? parts.toReversed().join(' ') : name;
}

function nameOf(contributor: OnixElement): string {
  const inverted = inNaturalOrder(text(contributor, 'PersonNameInverted'));
  const apart = `${text(contributor, 'NamesBeforeKey')} ${text(contributor, 'KeyNames')}`.trim();
  return text(contributor, 'PersonName') || apart || inverted || text(contributor, 'CorporateName');
}

/** Who has written the book, in their order. */
function authorsOf(detail: Part): string {
  const authors = all(detail, 'Contributor').filter((contributor) =>
    all(contributor, 'ContributorRole').some((role) => role.text.trim() === 'A01'),
  );
  const place = (author: OnixElement) => Number(text(author, 'SequenceNumber')) || Number.MAX_SAFE_INTEGER;
  const sorted = authors.toSorted((first, second) => place(first) - place(second));
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

/** People would take it for thousands; ONIX writes decimals behind a point, in every language. */
const threeDecimals = /^\d+\.\d{3}$/;

/** The price in the shop's currency, as it is typed there; prices in others are none of it. */
function priceOf({ product, currency, money }: ShopMessage): string {
  const prices = all(product, 'ProductSupply')
    .flatMap((supply) => all(supply, 'SupplyDetail'))
    .flatMap((detail) => all(detail, 'Price'));
  const own = prices.filter((price) => (text(price, 'CurrencyCode') || currency) === money.currency);
  const amount = own.map((price) => text(price, 'PriceAmount')).find((one) => one !== '') ?? '';
  const isMeant = threeDecimals.test(amount) && money.isExact(Number(amount));
  return isMeant ? money.typed(money.toCents(Number(amount))) : amount;
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
  newPrice: priceOf,
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
  weight: ({ product }) => weightOf(one(product, 'DescriptiveDetail')),
};

/** What each cell of {@link onixCells} holds. */
export const onixFields: readonly string[] = Object.keys(cells);

export function onixCells(message: OnixProduct, money: Money): string[] {
  return Object.values(cells).map((cell) => cell({ ...message, money }));
}

/** A product that is taken back, with its notification type. */
export function isDeletion({ product }: OnixProduct): boolean {
  return text(product, 'NotificationType') === '05';
}
