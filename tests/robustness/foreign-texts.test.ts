import fc from 'fast-check';
import { test } from 'vitest';
import { recogniseColumns } from '../../functions/src/book-file/column-names.ts';
import { detectDelimiter } from '../../functions/src/book-file/csv-records.ts';
import { readLine } from '../../functions/src/book-file/line-reader.ts';
import { onixCells } from '../../functions/src/book-file/onix-product.ts';
import { looksLikeXml, xmlEncoding } from '../../functions/src/book-file/onix-records.ts';
import type { OnixElement } from '../../functions/src/book-file/onix-tree.ts';
import { queryWords } from '../../functions/src/catalogue/search-words.ts';
import { coverTypeOf, isCoverFileName } from '../../functions/src/covers/cover-name.ts';
import { proposalOf } from '../../functions/src/isbn-lookup/open-library-answer.ts';
import { oneLine } from '../../functions/src/mail/one-line.ts';
import { csvLine } from '../../functions/src/platform/csv/csv-line.ts';
import { expectedVersion } from '../../functions/src/platform/http/versions.ts';
import { describeError } from '../../functions/src/platform/logging/error-report.ts';
import { clientAddress } from '../../functions/src/platform/rate-limit/client-address.ts';
import { authorsOf } from '../../functions/src/shared/author/author.ts';
import { newBookSchema } from '../../functions/src/shared/book/book.ts';
import { coverSet } from '../../functions/src/shared/book/cover.ts';
import { defaultGenres } from '../../functions/src/shared/genre/genres.ts';
import { importFields } from '../../functions/src/shared/import/book-import.ts';
import { importRulesSchema } from '../../functions/src/shared/import/import-rules.ts';
import { orderRequestSchema } from '../../functions/src/shared/order/order-request.ts';
import {
  isOrderFoundBy,
  orderSearchKeys,
  searchKeysFor,
} from '../../functions/src/shared/order/order-search.ts';
import { nameKey } from '../../functions/src/shared/people/person.ts';
import { greetingWith } from '../../functions/src/shared/shop/mail-settings.ts';
import { mailWordsSchema } from '../../functions/src/shared/shop/settings.ts';
import { amountProblem, readAmount } from '../../functions/src/shared/values/amount.ts';
import { lineOf } from '../../functions/src/shared/values/line-text.ts';
import { parseCursor } from '../../functions/src/shared/values/list-cursor.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { runSize } from './run-size.ts';

const isbn = '9780141439587';
const columns = Object.keys(importFields);
const rules = importRulesSchema.cast({ categories: [{ value: 'Sea', category: 'adventure' }] });

function onixBook(text: string): OnixElement {
  const element = (name: string, children: OnixElement[]) => ({ name, text, children });
  const role = { name: 'ContributorRole', text: 'A01', children: [] };
  const author = element('Contributor', [role, element('PersonNameInverted', [])]);
  const subject = element('Subject', [element('SubjectHeadingText', [])]);
  return element('Product', [element('DescriptiveDetail', [author, subject])]);
}

function openLibraryBook(text: string) {
  const names = Array.from({ length: 2 }, () => ({ name: text }));
  const [title, publish_date, physical_format] = [text, text, text];
  const details = { title, publish_date, physical_format, authors: names, subjects: names };
  return { [`ISBN:${isbn}`]: { details: { ...details, description: `<p>${text}` } } };
}

/** Readers of foreign texts: files of books, Open Library, calls, headers and messages of errors. */
const readers: Record<string, (text: string) => unknown> = {
  'a line of a file': (text) =>
    readLine(
      { line: 2, cells: columns.map(() => text) },
      { names: [text], columns, rules, genres: defaultGenres, money: dollars },
    ),
  'the first line of a file': (text) => [detectDelimiter(text), recogniseColumns([text])],
  'the beginning of an XML': (text) => looksLikeXml(text) || xmlEncoding(`<?xml ${text}`, 'utf-8'),
  'an ONIX product': (text) =>
    onixCells(
      { line: 1, currency: 'USD', product: onixBook(text) },
      { money: dollars, isTaxIncluded: true, country: 'DE', day: '20261126' },
    ),
  'Open Library': (text) => proposalOf(isbn, { details: openLibraryBook(text), data: {} }, defaultGenres),
  'a body': (text) => newBookSchema.cast({ title: text, author: text, isbn: text, subjects: text }),
  'an order': (text) => orderRequestSchema.isValidSync({ totalPrice: text, productIds: [text], name: text }),
  'a search': (text) => [
    queryWords(text),
    searchKeysFor(text),
    isOrderFoundBy(text, makeOrder()),
    nameKey(text),
  ],
  'the keys of an order': (text) =>
    orderSearchKeys(
      makeOrder([makeBook({ title: text })], { number: text, name: text, phone: text, trackingCode: text }),
    ),
  'an amount': (text) => [readAmount(text, dollars), amountProblem(text, dollars)],
  'a text of one line': lineOf,
  'an address': (text) => [parseCursor(text), authorsOf(text)],
  'a file name': (text) => [isCoverFileName(text), coverTypeOf(text), coverSet(text)],
  headers: (text) => [clientAddress(text), expectedVersion(text)],
  'a mail': oneLine,
  'the words of mails': (text) => [
    mailWordsSchema.cast({ mailGreeting: text, mailEnd: text }),
    greetingWith(text, text),
    greetingWith(text, ''),
  ],
  'a CSV': (text) => csvLine([text]),
  'an error': (text) => describeError(new Error(text)),
};

const pieces = [
  '<',
  '<p',
  '<p>',
  '<br',
  '<script ',
  '</script',
  '>',
  '&',
  '&#',
  ';',
  '"',
  "'",
  '`',
  '<?xml ',
  'encoding=',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u00a0',
  '\0',
  ',',
  ', ',
  '.',
  ':',
  '|',
  '/',
  '=',
  '-',
  '+',
  '@',
  '(',
  '_',
  'a',
  'B.',
  'é',
  '\u0301',
  'Ω',
  '\ud800',
  '0',
  '1',
  '97',
  '1 ',
  '$',
  '€',
  ' p',
  ' and ',
  'e+',
  'x!',
];

interface Shape {
  beginning: string;
  repeated: string;
  end: string;
}

/** What once took seconds. */
const fixedShapes: Shape[] = [
  { beginning: '<p>', repeated: '<', end: '' },
  { beginning: '<p>', repeated: '<script ', end: '' },
  { beginning: '<p>', repeated: ' ', end: 'a' },
  { beginning: '1', repeated: ' ', end: '!' },
  { beginning: 'a,', repeated: ' ', end: 'b,' },
];

/** A few pieces, repeated, between a beginning and an end: what makes a pattern try again from every place. */
const shapes = fc.record({
  beginning: fc.constantFrom('', ...pieces),
  repeated: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }).map((list) => list.join('')),
  end: fc.constantFrom('', ...pieces),
});

function textOf({ beginning, repeated, end }: Shape, length: number): string {
  return beginning + repeated.repeat(length / repeated.length) + end;
}

/** Of this thread alone, where Node can tell that: other tests run beside it, and a busy computer interrupts it. */
const cpuTimes = process.threadCpuUsage ?? process.cpuUsage;

/** The milliseconds of computing that reading a text takes; a reader may refuse it. */
function cpuMs(read: (text: string) => unknown, text: string, times = 1): number {
  const { user, system } = cpuTimes();
  for (let time = 0; time < times; time += 1) {
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  }
  const after = cpuTimes();
  return (after.user + after.system - user - system) / 1000;
}

/** A long text, and ten of a tenth of its length: the same work, or ten times as much when it grows with the square. */
function growsWithTheSquare(read: (text: string) => unknown, shape: Shape): boolean {
  // Most texts take less than the clock shows, and what grows with the square takes more.
  if (cpuMs(read, textOf(shape, 4000)) < 3) return false;
  const attempts = [1, 2, 3].map(() => {
    const tenth = cpuMs(read, textOf(shape, 2000), 10);
    return cpuMs(read, textOf(shape, 20_000)) > 4 * tenth + 20;
  });
  return attempts.every(Boolean);
}

const texts = runSize({ quick: 1000, full: 10_000 });
const numRuns = Math.ceil(texts / Object.keys(readers).length);

test.each(Object.entries(readers))(
  'reading %s takes no time that grows with the square of the length',
  (_, read) => {
    const grows = fc.property(shapes, (shape) => !growsWithTheSquare(read, shape));
    const examples = fixedShapes.map((shape): [Shape] => [shape]);
    fc.assert(grows, { numRuns, examples, seed: 20_261_123, endOnFailure: true });
  },
);
