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

// A section of the settings is one object: the schema, which in yup's `meta` also carries the words and the control of
// each setting, and the defaults. The settings page draws it, and the history reads its labels.

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

/** Beside the label and the type. */
interface FieldWords {
  /** Replaces the label, which the history and errors use. */
  title?: string;
  hint?: string | ((value: string) => string);
  /** It shares its row with another. */
  isHalf?: boolean;
  rows?: number;
  input?: {
    type?: string;
    autoComplete?: string;
    inputMode?: 'numeric' | 'decimal';
    min?: number;
    max?: number;
  };
  /** Suggestions; any other text may be typed. */
  proposals?: readonly string[];
  /** `isSorted`: in the order of the labels. */
  choice?: { labelOf: (value: string) => string; isSorted?: boolean };
  /** 'Link' for 'Link 1' and 'Add a link'. */
  item?: string;
  /** For an object with `isOn`: the rest is on the page only once it is on, or has been set. */
  isFolded?: boolean;
  /** For an object: its parts are together under its label. */
  isGroup?: boolean;
  /** For a part of an object: hidden and ignored while another part has this value. */
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
  /** The last part of its address, the same in all languages: /dashboard/settings/name-and-contact. */
  slug: string;
  title: string;
  hint?: string;
  /** Its button's text, where that is not 'Save' and the title. */
  save?: string;
  fields: Fields;
  defaults: { readonly [Name in keyof Fields]: InferType<Fields[Name]> };
  /**
   * What is usual in a country, or what its law asks for, given the present settings: the owner is asked when the
   * country is chosen.
   */
  proposes?(
    country: string,
    present: { readonly [Name in keyof Fields]: InferType<Fields[Name]> },
  ): { readonly [Name in keyof Fields]?: InferType<Fields[Name]> | undefined };
  /** Settings that pages carry, once they are set; the defaults are in shop-profile.ts. */
  public?: readonly Public[];
  /** What the page adds below the fields. */
  special?: 'mails' | 'money' | 'newsletter' | 'payment' | 'place';
}

export function section<Fields extends SchemaFields, Public extends string & keyof Fields = never>(
  parts: Section<Fields, Public>,
): Section<Fields, Public> {
  return parts;
}

export const line = (label: string, most: number, words: FieldWords = {}) =>
  lineSchema().label(label).max(most).meta(words);

export const lines = (label: string, most: number, words: FieldWords = {}) =>
  linesSchema().label(label).max(most).meta(words);

export function wholeNumber(label: string, min: number, max: number, words: FieldWords = {}) {
  const wrong = t('{label} must be a whole number from {min} to {max}', { label, min, max });
  const schema = number().label(label).typeError(wrong).integer(wrong).min(min, wrong).max(max, wrong);
  const input = { type: 'number', inputMode: 'numeric', min, max } as const;
  return schema.required(wrong).meta({ ...words, input });
}

/** '' for none. */
export const uploadedPicture = (kind: PictureKind, label: string, words: FieldWords) =>
  string()
    .label(label)
    .test(
      'picture',
      t('{label} must be a picture that was uploaded as one', { label }),
      orEmpty((text) => pictureSize(kind, text) !== undefined),
    )
    .meta(words);

export const emptyAs =
  (usual: number) =>
  (value: number, given: unknown): number =>
    given === '' ? usual : value;

/** An empty box means `usual`. */
export const amountBox = (label: string, usual: number, words: FieldWords = {}) => {
  const input = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return costSchema(label)
    .transform(emptyAs(usual))
    .meta({ ...words, input });
};

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

export const flag = (label: string, words: FieldWords = {}) => boolean().label(label).meta(words);

/** An object setting, whose parts are sent together. */
export const whole = <Parts extends ObjectShape>(label: string, parts: Parts) =>
  object(parts).label(label).default(undefined).required();

export function partsOf(field: SchemaFieldDescription | undefined): Record<string, SchemaFieldDescription> {
  const isObject = (one = field): one is SchemaObjectDescription => one?.type === 'object';
  return isObject(field) ? field.fields : {};
}

/** undefined for what is no list. */
export function itemOf(field: SchemaFieldDescription): SchemaFieldDescription | undefined {
  const isList = (one: SchemaFieldDescription): one is SchemaInnerTypeDescription => one.type === 'array';
  return isList(field) ? [field.innerType].flat()[0] : undefined;
}
