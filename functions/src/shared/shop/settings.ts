import { array, boolean, type InferType, number, object, string } from 'yup';
import { type GenreMerge, genreMergesSchema } from '../genre/genre-merges.ts';
import { isObject, readFields, readTime } from '../values/stored-fields.ts';
import { withUsual } from '../values/typed-parts.ts';
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
  /** Whether gift vouchers were sold before the owner turned that off: they still pay. */
  soldVouchers?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Those of the values that make up a whole setting, and the names of those that do not. */
function readValues(values: Values, usual: Values = settingDefaults) {
  const whole = Object.entries(settingFields)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, schema]) => {
      const value = withUsual(values[name], usual[name]);
      return { name, value, isGood: schema.isValidSync(value, { strict: true }) };
    });
  return {
    good: Object.fromEntries(whole.filter(({ isGood }) => isGood).map(({ name, value }) => [name, value])),
    damaged: whole.filter(({ isGood }) => !isGood).map(({ name }) => name),
  };
}

/** Settings as they were stored, but for those that are not valid any more. */
export function readSettingsEdit(stored: unknown): SettingsEdit {
  return settingsEditSchema.cast(readValues(isObject(stored) ? stored : {}).good);
}

/** The settings that these values make; what is damaged, or left out, is as in a shop that sets nothing. */
export function settingsOf(values: Values): Settings {
  return readFields(settingsSchema, { ...settingDefaults, ...readValues(values).good });
}

const rememberedSchema = object({
  formerCurrencies: array(string().required()).default([]),
  genreMerges: genreMergesSchema,
  formerZones: array(
    object({ timeZone: string().required(), until: number().required() }).required(),
  ).default([]),
  soldVouchers: boolean().default(false),
});

/** What there is of what the shop remembers. */
export function rememberedFacts({
  formerCurrencies = [],
  genreMerges = [],
  formerZones = [],
  soldVouchers = false,
}: RememberedFacts): RememberedFacts {
  return {
    ...(formerCurrencies.length > 0 && { formerCurrencies }),
    ...(genreMerges.length > 0 && { genreMerges }),
    ...(formerZones.length > 0 && { formerZones }),
    ...(soldVouchers && { soldVouchers }),
  };
}

/**
 * Reads the document of `settings`, which a shop that sets nothing does not have.
 * @param usual the settings of such a shop, in the language that is wanted
 */
export function readSettings(
  data: Values = {},
  usual = settingDefaults,
): { settings: StoredSettings; damaged: string[] } {
  // Before a shop had a country of its own, that of its taxes was where it is.
  const { country } = isObject(data.tax) ? data.tax : {};
  const { good, damaged } = readValues({ country, ...data }, usual);
  return {
    settings: {
      ...readFields(settingsSchema, { ...usual, ...good }),
      version: readTime(data.updatedAt),
      ...rememberedFacts(readFields(rememberedSchema, data)),
    },
    damaged,
  };
}
