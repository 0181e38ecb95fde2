import { ValidationError } from 'yup';
import { quoted } from '../book-file/cell-reading.ts';
import type { GivenFields, ReadLine } from '../book-file/line-reader.ts';
import { saidProblem } from '../platform/words/said-problem.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { importedBookSchema, type NewBook, newBookSchema } from '../shared/book/book.ts';
import { isOptionalField, optionalFieldLabels } from '../shared/book/optional-fields.ts';
import { importFields } from '../shared/import/book-import.ts';
import type { ImportRules } from '../shared/import/import-rules.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';

interface LineBook {
  book?: NewBook;
  notes: string[];
  faults: string[];
}

/** As the API validates a new book, except that the description may be missing, and an invalid optional field is dropped. */
function judgeBook(candidate: Partial<NewBook>, money: Money): LineBook {
  try {
    return {
      book: importedBookSchema.validateSync(candidate, {
        strict: true,
        abortEarly: false,
        // The cell says whether the ISBN is printed wrong.
        context: { money, isbnAsPrinted: true },
      }),
      notes: [],
      faults: [],
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map((problem) => ({
      field: problem.path?.split('[')[0] ?? '',
      message: saidProblem(problem),
    }));
    const faults = problems.filter(({ field }) => !isOptionalField(field)).map(({ message }) => message);
    const omitted = problems.filter(({ field }) => isOptionalField(field));
    const notes = omitted.map(({ message }) => t('Left out: {message}', { message }));
    if (faults.length > 0) return { notes, faults };
    const fields = new Set(omitted.map(({ field }) => field));
    const kept = Object.fromEntries(Object.entries(candidate).filter(([name]) => !fields.has(name)));
    return { ...judgeBook(kept, money), notes };
  }
}

function categoryFault(unknown: string | undefined): string {
  return unknown === undefined
    ? t('Category is missing')
    : t('Category {cell} is none of the shop’s: choose one for it', { cell: quoted(unknown) });
}

/** For a book new to the shop; import rules fill in what the line does not say. */
export function newBookOf(line: ReadLine, rules: ImportRules, money: Money): LineBook {
  const { given } = line;
  const category = given.category ?? (rules.category || undefined);
  const newPrice = given.newPrice ?? rules.price;
  const description = given.description ?? rules.description;
  const faults = [
    ...(given.title === undefined ? [t('Title is missing')] : []),
    ...(category === undefined ? [categoryFault(line.unknownCategory)] : []),
    ...(newPrice === undefined ? [t('Price is missing')] : []),
  ];
  if (faults.length > 0 || category === undefined || newPrice === undefined) return { notes: [], faults };
  const oldPrice =
    given.oldPrice ??
    rules.oldPrice ??
    money.toPrice(Math.round((money.toCents(newPrice) * rules.oldPricePercent) / 100));
  const filled = { ...given, category, newPrice, oldPrice, description };
  return judgeBook({ trending: false, coverImage: '', ...filled }, money);
}

/** Empty cells change nothing. */
export function changedBookOf(before: NewBook, given: GivenFields, money: Money): LineBook {
  return judgeBook({ ...before, ...given }, money);
}

const labels: Readonly<Record<string, string>> = { ...importFields, ...optionalFieldLabels };

function words(value: unknown): string {
  if (value === undefined || value === '') return t('none|value');
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  const text = Array.isArray(value) ? value.join('; ') : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** In words: 'Price 12.99 → 10.99'; empty for no difference. */
export function differences(before: NewBook, after: NewBook): string[] {
  const fields = Object.entries(newBookSchema.fields).map(([name]) => name);
  const [one, other] = [before, after].map((book): Record<string, unknown> => ({ ...book }));
  return fields.flatMap((name) => {
    const [was, is] = [one?.[name], other?.[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [`${saidInShop(labels[name] ?? name)}: ${words(was)} → ${words(is)}`];
  });
}
