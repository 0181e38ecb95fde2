import { array, type InferType, number, object, string } from 'yup';
import { type GenreMerge, genreMergesSchema } from '../genre/genre-merges.ts';
import { isObject, readFields, readTime } from '../values/stored-fields.ts';
import type { Language } from '../words/languages.ts';
import { settingDefaults, settingFields } from './settings-groups.ts';
import type { FormerZone } from './shop-day.ts';

const settingsSchema = object(settingFields);

/** What the owner sends to change the shop's settings: PUT /api/settings. What is left out stays. */
export const settingsEditSchema = settingsSchema.partial().noUnknown();

export type SettingsEdit = InferType<typeof settingsEditSchema>;
export type Settings = InferType<typeof settingsSchema>;

/** The words of mails as they are typed: the body of POST /api/settings/mail. */
export const mailWordsSchema = settingsEditSchema.pick(['mailGreeting', 'mailEnd']);

export const defaultSettings: Settings = readFields(settingsSchema, settingDefaults);

/** The settings as they are stored; the version is the millisecond of the last change, 0 before the first. */
export interface StoredSettings extends Settings, RememberedFacts {
  version: number;
}

/** What the shop remembers beside its settings; each is left out where there is none. */
export interface RememberedFacts {
  /** The currencies that the shop has had, of which earlier orders may be. */
  formerCurrencies?: string[];
  /** The genres that were merged into others. */
  genreMerges?: GenreMerge[];
  /** The time zones that the shop has had. */
  formerZones?: FormerZone[];
}

/** The values among those given that are settings, and the names of those that are damaged. */
function readGiven(values: Readonly<Record<string, unknown>>): {
  good: [string, unknown][];
  damaged: string[];
} {
  const good: [string, unknown][] = [];
  const damaged: string[] = [];
  for (const [name, schema] of Object.entries(settingFields)) {
    const value = values[name];
    if (value === undefined) continue;
    if (schema.isValidSync(value, { strict: true })) good.push([name, value]);
    else damaged.push(name);
  }
  return { good, damaged };
}

/** The settings that these values make, and the names of those that are damaged: they are as in a shop that sets nothing. */
function readValues(values: Readonly<Record<string, unknown>>): { settings: Settings; damaged: string[] } {
  const { good, damaged } = readGiven(values);
  return {
    settings: readFields(settingsSchema, { ...defaultSettings, ...Object.fromEntries(good) }),
    damaged,
  };
}

/** Settings as they were stored, but for those that are not valid any more. */
export function readSettingsEdit(stored: unknown): SettingsEdit {
  const { good } = readGiven(isObject(stored) ? stored : {});
  return settingsEditSchema.cast(Object.fromEntries(good));
}

/** The settings that these values make. */
export function settingsOf(values: Readonly<Record<string, unknown>>): Settings {
  return readValues(values).settings;
}

const rememberedSchema = object({
  formerCurrencies: array(string().required()).default([]),
  genreMerges: genreMergesSchema,
  formerZones: array(
    object({ timeZone: string().required(), until: number().required() }).required(),
  ).default([]),
});

/** What there is of what the shop remembers. */
export function rememberedFacts({
  formerCurrencies = [],
  genreMerges = [],
  formerZones = [],
}: RememberedFacts): RememberedFacts {
  return {
    ...(formerCurrencies.length > 0 && { formerCurrencies }),
    ...(genreMerges.length > 0 && { genreMerges }),
    ...(formerZones.length > 0 && { formerZones }),
  };
}

/** The settings with the texts of a language; what is not translated is as in the first one. */
export function settingsIn<Stored extends Settings>(settings: Stored, language: Language): Stored {
  const translation = settings.translations[language];
  if (!translation) return settings;
  const { news, genres = [], deliveryTexts, delivery, newsletter, ...texts } = translation;
  const pictured = news?.map((item, index) => ({ ...item, picture: settings.news[index]?.picture ?? '' }));
  const names = new Map(genres.map(({ slug, name }) => [slug, name]));
  return {
    ...settings,
    ...texts,
    ...(pictured && { news: pictured }),
    genres: settings.genres.map((genre) => ({ ...genre, name: names.get(genre.slug) || genre.name })),
    deliveryTexts: { ...settings.deliveryTexts, ...deliveryTexts },
    delivery: { ...settings.delivery, ...delivery },
    newsletter: { ...settings.newsletter, ...newsletter },
  };
}

/** Reads the document of `settings`, which a shop that sets nothing does not have. */
export function readSettings(data: Readonly<Record<string, unknown>> = {}): {
  settings: StoredSettings;
  damaged: string[];
} {
  // Before a shop had a country of its own, that of its taxes was where it is.
  const { country } = isObject(data.tax) ? data.tax : {};
  const { settings, damaged } = readValues({ country, ...data });
  return {
    settings: {
      ...settings,
      version: readTime(data.updatedAt),
      ...rememberedFacts(readFields(rememberedSchema, data)),
    },
    damaged,
  };
}
