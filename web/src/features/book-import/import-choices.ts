import { type Genre, genreLimits, genreOf } from '@bookstore/functions/shared/genre/genres';
import {
  type BookImport,
  type FileColumn,
  type ImportRequest,
  importLimits,
  importRequestSchema,
} from '@bookstore/functions/shared/import/book-import';
import {
  type ImportRules,
  type ImportScope,
  importRulesSchema,
} from '@bookstore/functions/shared/import/import-rules';
import type { Money } from '@bookstore/functions/shared/values/money';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { ValidationError } from 'yup';
import { failureWords } from '#entities/command/failure-words.ts';
import { problemsOf } from '#lib/form-values.ts';
import { isSame } from '#lib/is-same.ts';
import type { UploadedFile } from './import-commands.ts';

/** Form values; numbers are the texts of their boxes. */
export interface ImportChoices {
  uses: string[];
  scope: ImportScope;
  category: string;
  /** By the file's own categories; '' for none. */
  categories: readonly (readonly [value: string, category: string])[];
  price: string;
  pricePercent: string;
  oldPrice: string;
  oldPricePercent: string;
  description: string;
}

function textOf(price: number | undefined, money: Money): string {
  return price === undefined ? '' : money.typed(money.toCents(price));
}

/** Those of the earlier check, or proposed ones. */
export function firstChoices(
  columns: readonly FileColumn[],
  before: BookImport | undefined,
  money: Money,
): ImportChoices {
  const rules: ImportRules = before?.rules ?? importRulesSchema.getDefault();
  const unknown = before?.unknownCategories ?? [];
  return {
    uses: before?.columns ?? columns.map(({ use }) => use),
    scope: rules.scope,
    category: rules.category,
    categories: [
      ...new Map([
        ...unknown.map(({ value }) => [value, ''] as const),
        ...rules.categories.map(({ value, category }) => [value, category] as const),
      ]),
    ],
    price: textOf(rules.price, money),
    pricePercent: String(rules.pricePercent),
    oldPrice: textOf(rules.oldPrice, money),
    oldPricePercent: String(rules.oldPricePercent),
    description: rules.description,
  };
}

const namesOf = ({ columns }: Pick<UploadedFile, 'columns'>) =>
  columns.map(({ name }) => name.slice(0, importLimits.columnName));

/** The last import with the same columns: the next one starts with its choices, as far as their genres still exist. */
export function lastAlike(
  file: Pick<UploadedFile, 'columns'>,
  imports: readonly BookImport[],
  genres: readonly Genre[],
): BookImport | undefined {
  const last = imports.find(({ names }) => isSame(names, namesOf(file)));
  if (!last) return undefined;
  const categories = last.rules.categories.filter(({ category }) => genreOf(genres, category));
  const category = genreOf(genres, last.rules.category)?.slug ?? '';
  return { ...last, unknownCategories: [], rules: { ...last.rules, category, categories } };
}

/** The choice that turns a category of the file into a genre of the shop. */
export const newGenre = '+';

export const canBeGenre = (value: string) => value.length <= genreLimits.name && slugOf(value) !== '';

/** The choices once the chosen categories have become genres, with all genres. */
export function withNewGenres(
  choices: ImportChoices,
  genres: readonly Genre[],
): { choices: ImportChoices; genres: Genre[] } {
  const all = [...genres];
  const categories = choices.categories.map(([value, category]) => {
    if (category !== newGenre) return [value, category] as const;
    const slug = slugOf(value).slice(0, genreLimits.slug).replace(/-$/, '');
    const alike = all.find((genre) => genre.slug === slug || slugOf(genre.name) === slug);
    if (!alike) all.push({ slug, name: value, isHidden: false, isChoice: false });
    return [value, alike?.slug ?? slug] as const;
  });
  return { choices: { ...choices, categories }, genres: all };
}

/** Undefined for an empty box. */
function typed(text: string): string | undefined {
  return text.trim() || undefined;
}

/** @throws ValidationError in words for the admin, naming each field */
export async function requestOf(
  { id, fileName, columns }: Pick<UploadedFile, 'id' | 'fileName' | 'columns'>,
  choices: ImportChoices,
  money: Money,
): Promise<ImportRequest> {
  const categories = choices.categories.filter(([, category]) => category !== '');
  const { scope, category, description } = choices;
  const rules = {
    scope,
    category,
    description,
    categories: categories.map(([value, chosen]) => ({ value, category: chosen })),
    price: typed(choices.price),
    pricePercent: typed(choices.pricePercent),
    oldPrice: typed(choices.oldPrice),
    oldPricePercent: typed(choices.oldPricePercent),
  };
  return importRequestSchema.validate(
    { id, fileName, names: namesOf({ columns }), columns: choices.uses, rules },
    { abortEarly: false, context: { money } },
  );
}

/** For each field of the rules by its name, and anything else. */
export interface Refusal {
  choices: ImportChoices;
  fields: ReadonlyMap<string, string>;
  other: string;
}

export function refusalOf(choices: ImportChoices, error: unknown): Refusal {
  if (!(error instanceof ValidationError)) return { choices, fields: new Map(), other: problemOf(error) };
  const ofRules = /^rules\./;
  const problems = [...problemsOf(error)].map(([path, message]) => [path, `${message}.`] as const);
  return {
    choices,
    fields: new Map(
      problems.flatMap(([path, text]) => (ofRules.test(path) ? [[path.replace(ofRules, ''), text]] : [])),
    ),
    other: problems.find(([path]) => !ofRules.test(path))?.[1] ?? '',
  };
}

/** Each error is shown until its field is changed. */
export function problemAt(
  field: keyof ImportChoices,
  choices: ImportChoices,
  refusal: Refusal | undefined,
): string | undefined {
  return refusal?.choices[field] === choices[field] ? refusal?.fields.get(field) : undefined;
}

function problemOf(error: unknown): string {
  if (error instanceof ValidationError) return `${error.message}.`;
  return failureWords(error);
}
