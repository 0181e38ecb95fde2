import { bookLimits } from '../shared/book/book.ts';
import type { ImportField } from '../shared/import/book-import.ts';
import type { CsvRecord } from './csv-records.ts';
import { dayOf } from './day-cells.ts';
import { all, byCode, one, type Part, text } from './onix-parts.ts';
import { type OnixShop, onixPrice } from './onix-price.ts';
import type { OnixElement, OnixProduct } from './onix-tree.ts';
import { inNaturalOrder } from './text-cells.ts';
import { textsCell } from './word-cells.ts';

type ShopMessage = OnixProduct & { shop: OnixShop; detail: Part; publishing: Part };

function identifier({ product }: OnixProduct, types: readonly string[]): string {
  return text(byCode(all(product, 'ProductIdentifier'), 'ProductIDType', types), 'IDValue');
}

function titleOf(detail: Part, type = '01'): string {
  const title = byCode(all(detail, 'TitleDetail'), 'TitleType', [type]);
  const elements = all(title, 'TitleElement');
  return titleIn(byCode(elements, 'TitleElementLevel', ['01', '03', '04', '02']));
}

function titleIn(element: Part): string {
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

/** In sequence order; editors where there is no author. */
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

/** Code list 17, the roles readers look for. */
const roles: readonly [code: string, word: string][] = [
  ['B01', 'editor'],
  ['B06', 'translator'],
  ['A12', 'illustrator'],
  ['A13', 'photographer'],
  ['A15', 'preface'],
  ['A23', 'foreword'],
  ['A24', 'introduction'],
  ['A19', 'afterword'],
  ['E07', 'reader'],
];

/** As many as fit: 'Ann Lee (translator), Bo Kim (illustrator)'. */
function contributorsOf(detail: Part): string {
  const named = roles.flatMap(([code, word]) =>
    inRole(detail, code).map((contributor) => `${nameOf(contributor)} (${word})`),
  );
  return named
    .filter((one) => !one.startsWith(' ('))
    .reduce((all, one) => {
      const longer = all === '' ? one : `${all}, ${one}`;
      return longer.length > bookLimits.contributors ? all : longer;
    }, '');
}

const pagesUnit = '03';
/** In order of preference: main content, all counted pages, total pages, and unspecified. */
const pageCounts = ['00', '11', '07', '08', '06'];

function pagesOf(detail: Part): string {
  const inPages = all(detail, 'Extent').filter((extent) => text(extent, 'ExtentUnit') === pagesUnit);
  return text(byCode(inPages, 'ExtentType', pageCounts), 'ExtentValue');
}

/** In the code list's units, which weight cells can read. */
function weightOf(detail: Part): string {
  const weight = byCode(
    all(detail, 'Measure').filter((measure) => text(measure, 'MeasureType') === '08'),
    'MeasureUnitCode',
    ['gr', 'kg', 'oz', 'lb'],
  );
  return weight ? `${text(weight, 'Measurement')} ${text(weight, 'MeasureUnitCode')}` : '';
}

/** By the beginning of the product form's code. */
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

/** The subject scheme for free keywords. */
const keywords = '20';

/** Main subject first. */
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

function textOf(product: OnixElement, types: readonly string[]): string {
  const texts = all(one(product, 'CollateralDetail'), 'TextContent');
  // Lines of XHTML are indented as in the message.
  return text(byCode(texts, 'TextType', types), 'Text').replace(/[ \t]*\n[ \t]*/g, '\n');
}

/** The first collection, and the number in it. */
function seriesOf(detail: Part) {
  const [collection] = all(detail, 'Collection');
  const elements = all(byCode(all(collection, 'TitleDetail'), 'TitleType', ['01']), 'TitleElement');
  const sequence = text(one(collection, 'CollectionSequence'), 'CollectionSequenceNumber');
  const named = byCode(elements, 'TitleElementLevel', ['02', '03', '01']);
  const part = elements.map((element) => text(element, 'PartNumber')).find((number) => number !== '');
  return { name: titleIn(named), number: sequence || (part ?? '') };
}

/** Interest or reading age in years, from (03) or up to (04); 01 means exactly. */
function ageOf(detail: Part, precision: '03' | '04'): string {
  const ranges = all(detail, 'AudienceRange');
  const range = byCode(ranges, 'AudienceRangeQualifier', ['17', '18']);
  const at = all(range, 'AudienceRangePrecision').findIndex(({ text: given }) =>
    ['01', precision].includes(given.trim()),
  );
  return all(range, 'AudienceRangeValue')[at]?.text.trim() ?? '';
}

/** Distinct links by content (01: front cover, 15: sample) and mode (03: picture, 04: text). */
function linksOf(product: OnixElement, content: string, mode: string): string[] {
  const resources = all(one(product, 'CollateralDetail'), 'SupportingResource').filter(
    (resource) =>
      text(resource, 'ResourceContentType') === content && text(resource, 'ResourceMode') === mode,
  );
  return resources.flatMap((resource) => {
    const links = all(resource, 'ResourceVersion').flatMap((version) => all(version, 'ResourceLink'));
    return links.map((link) => link.text.trim()).find((link) => link.startsWith('https:')) ?? [];
  });
}

/** Of '20030506', '200305' or '2003'. */
function yearOf(publishing: Part): string {
  const dates = all(publishing, 'PublishingDate');
  return text(byCode(dates, 'PublishingDateRole', ['01', '11', '19']), 'Date').slice(0, 4);
}

/** One year back: earlier publication days are not announced. */
const recently = () => new Date(Date.now() - 366 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Embargo day (02) or publication day (01); '' when it is too long ago to matter. */
function appearanceOf(publishing: Part): string {
  const dates = all(publishing, 'PublishingDate');
  const said = ['02', '01'].map((role) => text(byCode(dates, 'PublishingDateRole', [role]), 'Date'));
  const day = said.map(dayOf).find((one) => one !== undefined);
  return day && day >= recently() ? day : '';
}

/** Code list 65: available now or again soon; other codes mean unavailable, from 97 on unspecified. */
const isAvailable = (code: string) => code >= '20' && code < '40';
const isUnavailable = (code: string) => code < '97' && !isAvailable(code);
/** Code list 64: cancelled, withdrawn, recalled; and, unless a supplier says more, not yet or no longer published. */
const neverSold = ['01', '11', '12', '13', '15', '16', '17'];
const notPublished = ['02', '03', '05', '06', '07', '08'];

/** Code list 65: not yet available, or awaited by the supplier; code list 64: forthcoming. */
const announced = ['10', '11', '12'];
const forthcoming = '02';

/** Preorders need a day and a price. */
function canBePreordered({ product, publishing, currency, shop }: ShopMessage): boolean {
  const day = appearanceOf(publishing).replaceAll('-', '');
  return shop.takesPreorders === true && day > shop.day && onixPrice(product, currency, shop) !== '';
}

/** 'yes', 'no', or '' where the message does not say. */
function onSaleOf(message: ShopMessage): string {
  const { product, publishing } = message;
  const status = text(publishing, 'PublishingStatus');
  const said = all(product, 'ProductSupply')
    .flatMap((supply) => all(supply, 'SupplyDetail'))
    .map((detail) => text(detail, 'ProductAvailability'))
    .filter((code) => code !== '');
  if (neverSold.includes(status)) return 'no';
  if (said.some(isAvailable)) return 'yes';
  const isAnnounced =
    said.length > 0 ? said.some((code) => announced.includes(code)) : status === forthcoming;
  if (isAnnounced && canBePreordered(message)) return 'yes';
  return said.some(isUnavailable) || (said.length === 0 && notPublished.includes(status)) ? 'no' : '';
}

const cells: Partial<Record<ImportField, (message: ShopMessage) => string>> = {
  isbn13: (message) => identifier(message, ['15', '03']),
  isbn: (message) => identifier(message, ['02']),
  title: ({ detail }) => titleOf(detail),
  author: ({ detail }) => authorsOf(detail),
  contributors: ({ detail }) => contributorsOf(detail),
  newPrice: ({ product, currency, shop }) => onixPrice(product, currency, shop),
  category: ({ detail }) => headingsOf(subjectsOf(detail).filter(isClassified)),
  description: ({ product }) => textOf(product, ['03', '02']),
  publisher: ({ publishing }) => {
    const publishers = all(publishing, 'Publisher');
    return text(byCode(publishers, 'PublishingRole', ['01']), 'PublisherName');
  },
  year: ({ publishing }) => yearOf(publishing),
  appearsOn: ({ publishing }) => appearanceOf(publishing),
  pages: ({ detail }) => pagesOf(detail),
  language: ({ detail }) => {
    const languages = all(detail, 'Language');
    return text(byCode(languages, 'LanguageRole', ['01']), 'LanguageCode');
  },
  format: ({ detail }) => formatOf(detail),
  subjects: ({ detail }) => headingsOf(subjectsOf(detail)),
  edition: ({ detail }) => text(detail, 'EditionStatement') || text(detail, 'EditionNumber'),
  series: ({ detail }) => seriesOf(detail).name,
  seriesNumber: ({ detail }) => seriesOf(detail).number,
  originalTitle: ({ detail }) => titleOf(detail, '03'),
  audience: ({ detail }) => {
    const audiences = all(detail, 'Audience');
    return text(byCode(audiences, 'AudienceCodeType', ['01']), 'AudienceCodeValue');
  },
  ageFrom: ({ detail }) => ageOf(detail, '03'),
  ageTo: ({ detail }) => ageOf(detail, '04'),
  coverImage: ({ product }) => linksOf(product, '01', '03')[0] ?? '',
  sample: ({ product }) => textOf(product, ['14']),
  sampleLink: ({ product }) => linksOf(product, '15', '04')[0] ?? '',
  pictures: ({ product }) => textsCell(linksOf(product, '15', '03').slice(0, bookLimits.pictures)),
  onSale: onSaleOf,
  weight: ({ detail }) => weightOf(detail),
};

export const onixFields: readonly string[] = Object.keys(cells);

export function onixCells(message: OnixProduct, shop: OnixShop): string[] {
  const detail = one(message.product, 'DescriptiveDetail');
  const publishing = one(message.product, 'PublishingDetail');
  return Object.values(cells).map((cell) => cell({ ...message, shop, detail, publishing }));
}

/** Code list 1: partial updates of a product, and deletions. */
export function noticeOf({ product }: OnixProduct): CsvRecord['notice'] {
  const type = text(product, 'NotificationType');
  return type === '04' ? 'update' : type === '05' ? 'deletion' : undefined;
}
