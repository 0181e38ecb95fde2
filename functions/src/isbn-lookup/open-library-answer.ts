import { number, object, type Schema, string } from 'yup';
import { readWeight, readYear } from '../book-file/number-cells.ts';
import { readAuthor, readDescription } from '../book-file/text-cells.ts';
import { readFormat, readLanguage, readSubjects } from '../book-file/word-cells.ts';
import { bookLimits } from '../shared/book/book.ts';
import { type ProposedBook, validProposal } from '../shared/book/isbn-lookup.ts';
import type { Genre } from '../shared/genre/genres.ts';
import { wordsOf } from '../shared/values/words.ts';

/** Two unvalidated answers about one book: anyone may edit Open Library. */
export interface OpenLibraryAnswers {
  details: unknown;
  data: unknown;
}

const word = string().required();
const named = object({ name: word });
const keyed = object({ key: word });
const wrapped = object({ value: word });
const whole = number().required().integer().min(1);

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Fields | undefined {
  return isFields(value) ? value : undefined;
}

function taken<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  return schema.isValidSync(value, { strict: true }) ? value : undefined;
}

/** The shop could not store more. */
const mostItems = 60;

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, mostItems) : [];
}

function bookIn(answer: unknown, isbn: string): Fields | undefined {
  const all = fieldsOf(answer);
  return all && Object.hasOwn(all, `ISBN:${isbn}`) ? fieldsOf(all[`ISBN:${isbn}`]) : undefined;
}

/** Cuts a text with room for spaces and HTML that are removed later. */
function beginningOf(text: string | undefined, longest: number): string {
  return (text ?? '').trim().slice(0, longest * 4);
}

/** On one line. */
function line(text: string | undefined, longest: number): string | undefined {
  const plain = beginningOf(text, longest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain.slice(0, longest).toWellFormed().trim() || undefined;
}

/** With line breaks. */
function prose(text: string | undefined, longest: number): string | undefined {
  const plain = beginningOf(text, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ');
  return readDescription(plain).value?.slice(0, longest).toWellFormed().trim() || undefined;
}

/** From the first non-empty list, of names or of objects with names. */
function names(...lists: unknown[]): string[] {
  const nameLists = lists.map((list) =>
    itemsOf(list).flatMap((item) => taken(word, item) ?? taken(named, item)?.name ?? []),
  );
  const filled = nameLists.find((list) => list.length > 0) ?? [];
  return filled.flatMap((name) => line(name, bookLimits.title) ?? []);
}

/** The most general genres, the widest last: a horror story is fiction, too. */
const widest = ['horror', 'adventure', 'technology', 'business', 'fiction'];

/** The genre matching the subjects; the shop's own genres are narrower than the default ones. */
function categoryOf(subjects: readonly string[], genres: readonly Genre[]): string | undefined {
  const texts = subjects.map((subject) => subject.toLowerCase().replace(/non[-\s]fiction/g, ''));
  const words = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  const isNamed = (name: string) => words.some((text) => text.includes(` ${wordsOf(name).join(' ')} `));
  const place = ({ slug }: Genre) => widest.indexOf(slug);
  return genres
    .toSorted((one, other) => place(one) - place(other))
    .find(({ slug, name }) => isNamed(slug) || isNamed(name))?.slug;
}

/** The fields that the shop could store; undefined when Open Library does not know the book. */
export function proposalOf(
  isbn: string,
  answers: OpenLibraryAnswers,
  genres: readonly Genre[],
): ProposedBook | undefined {
  const details = fieldsOf(bookIn(answers.details, isbn)?.details);
  const data = bookIn(answers.data, isbn);
  if (!details && !data) return undefined;
  const edition: Fields = { ...data, ...details };
  const text = (name: string) => taken(word, edition[name]);
  const either = (name: string) => names(details?.[name], data?.[name]);
  const subjects = either('subjects');
  const titles = [text('title'), text('subtitle')].filter((title) => title !== undefined);
  const language = itemsOf(edition.languages).map((item) => taken(keyed, item)?.key)[0] ?? '';
  const description = text('description') ?? taken(wrapped, edition.description)?.value;
  return validProposal({
    title: line(titles.join(': '), bookLimits.title),
    author: readAuthor(either('authors').join(', ')).value,
    description: prose(description, bookLimits.description),
    category: categoryOf(subjects, genres),
    publisher: line(either('publishers')[0], bookLimits.publisher),
    year: readYear(line(text('publish_date'), 60) ?? '').value,
    pages: taken(whole, edition.number_of_pages),
    language: readLanguage(language.replace('/languages/', '')).value,
    format: readFormat(line(text('physical_format'), 60) ?? '').value,
    weight: readWeight(line(text('weight'), 60) ?? '').value,
    subjects: readSubjects(subjects.map((subject) => `${subject}\n`).join('')).value,
  });
}
