import {
  type AnySchema,
  boolean,
  type InferType,
  number,
  type ObjectShape,
  object,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
  string,
} from 'yup';
import { costSchema } from '../delivery/delivery-schema.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema, orEmpty } from '../values/line-text.ts';
import { keysOf, labelIn } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import { type PictureKind, pictureSize } from './shop-picture.ts';

// A section of the settings is one object: its schema, which also carries the words and the control of each setting
// (yup's `meta`), and what a shop has that sets nothing. The settings page draws it, and the history reads its labels.

/** The controls of the settings page for what the usual ones do not fit. */
export type ControlName =
  | 'accent'
  | 'accounts'
  | 'areas'
  | 'book-weight'
  | 'cash-areas'
  | 'collection-text'
  | 'genre-names'
  | 'genres'
  | 'languages'
  | 'lines'
  | 'logo'
  | 'news-picture'
  | 'order-mails'
  | 'page-text'
  | 'rates'
  | 'single-purpose'
  | 'time-zone';

/** How a setting stands on the settings page, beside its label and its type. */
interface FieldWords {
  /** In place of the label, which the history and errors say. */
  title?: string;
  hint?: string | ((value: string) => string);
  /** Whether it shares its row with another one. */
  isHalf?: boolean;
  /** Of a text of several lines. */
  rows?: number;
  /** What is typed: attributes of its box. */
  input?: {
    type?: string;
    autoComplete?: string;
    inputMode?: 'numeric' | 'decimal';
    min?: number;
    max?: number;
  };
  /** What its box proposes; any other text may be typed. */
  proposals?: readonly string[];
  /** How people read a value of those that it may have, and whether these stand in the order of their words. */
  choice?: { labelOf: (value: string) => string; isSorted?: boolean };
  /** What an item of a list is called: 'Link' of 'Link 1' and 'Add a link'. */
  item?: string;
  /** Of an object with `isOn`: whether the rest stands on the page only once it is on, or has been set. */
  isFolded?: boolean;
  /** Of an object: whether its parts stand together under its label. */
  isGroup?: boolean;
  /** Of a part: another part of the same object, beside whose value this one does not count, and is not shown. */
  isVoidBy?: { part: string; value: string };
  control?: ControlName;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends FieldWords {}
}

type SchemaFields = Readonly<Record<string, AnySchema>>;

export interface Section<
  Fields extends SchemaFields = SchemaFields,
  Public extends keyof Fields = keyof Fields,
> {
  /** The last part of its address, which no language changes: /dashboard/settings/name-and-contact. */
  slug: string;
  /** Its heading. */
  title: string;
  hint?: string;
  /** On its button, where that is not 'Save' and the title. */
  save?: string;
  fields: Fields;
  defaults: { readonly [Name in keyof Fields]: InferType<Fields[Name]> };
  /** What is usual in a country, or what its law asks for, beside what is set now: the owner is asked, once it is chosen. */
  proposes?(
    country: string,
    present: { readonly [Name in keyof Fields]: InferType<Fields[Name]> },
  ): { readonly [Name in keyof Fields]?: InferType<Fields[Name]> | undefined };
  /** Those that pages carry, once they are set; what they all say by default stands in shop-profile.ts. */
  public?: readonly Public[];
  /** What the page adds below the fields. */
  special?: 'mails' | 'money' | 'newsletter' | 'payment' | 'place';
}

export function section<Fields extends SchemaFields, Public extends string & keyof Fields = never>(
  parts: Section<Fields, Public>,
): Section<Fields, Public> {
  return parts;
}

/** A text of one line. */
export const line = (label: string, most: number, words: FieldWords = {}) =>
  lineSchema().label(label).max(most).meta(words);

/** A text of several lines. */
export const lines = (label: string, most: number, words: FieldWords = {}) =>
  linesSchema().label(label).max(most).meta(words);

/** A whole number within these. */
export function wholeNumber(label: string, min: number, max: number, words: FieldWords = {}) {
  const wrong = t('{label} must be a whole number from {min} to {max}', { label, min, max });
  const schema = number().label(label).typeError(wrong).integer(wrong).min(min, wrong).max(max, wrong);
  const input = { type: 'number', inputMode: 'numeric', min, max } as const;
  return schema.required(wrong).meta({ ...words, input });
}

/** The name of an uploaded picture, or nothing. */
export const uploadedPicture = (kind: PictureKind, label: string, words: FieldWords) =>
  string()
    .label(label)
    .test(
      'picture',
      t('{label} must be a picture that was uploaded as one', { label }),
      orEmpty((text) => pictureSize(kind, text) !== undefined),
    )
    .meta(words);

/** What a box becomes that is left empty. */
export const emptyAs =
  (usual: number) =>
  (value: number, given: unknown): number =>
    given === '' ? usual : value;

/** An amount of money; a box that is left empty is as in a shop that sets nothing. */
export const amountBox = (label: string, usual: number, words: FieldWords = {}) => {
  const input = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return costSchema(label)
    .transform(emptyAs(usual))
    .meta({ ...words, input });
};

/** One of the names of a table, whose rows say how people read them. */
export function choiceOf<Table extends Readonly<Record<string, { label: string }>>>(
  label: string,
  table: Table,
  words: FieldWords = {},
) {
  const names = keysOf(table);
  const choice = { labelOf: labelIn(table) };
  return choiceSchema(label, names)
    .oneOf(names)
    .meta({ ...words, choice });
}

/** What is on or off. */
export const flag = (label: string, words: FieldWords = {}) => boolean().label(label).meta(words);

/** A setting of several parts, which are sent together. */
export const whole = <Parts extends ObjectShape>(label: string, parts: Parts) =>
  object(parts).label(label).default(undefined).required();

/** The parts of an object, by its description. */
export function partsOf(field: SchemaFieldDescription | undefined): Record<string, SchemaFieldDescription> {
  const isObject = (one = field): one is SchemaObjectDescription => one?.type === 'object';
  return isObject(field) ? field.fields : {};
}

/** What the items of a list are, by its description; undefined for what is no list. */
export function itemOf(field: SchemaFieldDescription): SchemaFieldDescription | undefined {
  const isList = (one: SchemaFieldDescription): one is SchemaInnerTypeDescription => one.type === 'array';
  return isList(field) ? [field.innerType].flat()[0] : undefined;
}
