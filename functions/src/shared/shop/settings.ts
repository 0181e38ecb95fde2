import { array, boolean, type InferType, number, object, string } from 'yup';
import { type GenreMerge, genreMergesSchema } from '../genre/genre-merges.ts';
import { isObject, readFields, readTime } from '../values/stored-fields.ts';
import { withUsual } from '../values/typed-parts.ts';
import { settingDefaults, settingFields } from './settings-groups.ts';
import type { FormerZone } from './shop-day.ts';

const settingsSchema = object(settingFields);

/** PUT /api/settings. What is left out stays. */
export const settingsEditSchema = settingsSchema.partial().noUnknown();

export type SettingsEdit = InferType<typeof settingsEditSchema>;
export type Settings = InferType<typeof settingsSchema>;

/** POST /api/settings/mail: the words of mails as they are typed. */
export const mailWordsSchema = settingsEditSchema.pick(['mailGreeting', 'mailEnd']);

export const defaultSettings: Settings = readFields(settingsSchema, settingDefaults);

/** The version is the millisecond of the last change, 0 before the first. */
export interface StoredSettings extends Settings, RememberedFacts {
  version: number;
}

/** Not settings, but kept with them; each is left out where there is none. */
export interface RememberedFacts {
  /** Earlier orders may be in these. */
  formerCurrencies?: string[];
  genreMerges?: GenreMerge[];
  formerZones?: FormerZone[];
  /** Vouchers were sold before the owner turned that off: they can still be used. */
  soldVouchers?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** A setting is valid as a whole or not at all. */
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

/** Without settings that are no longer valid. */
export function readSettingsEdit(stored: unknown): SettingsEdit {
  return settingsEditSchema.cast(readValues(isObject(stored) ? stored : {}).good);
}

/** Defaults replace settings that are damaged or missing. */
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

/** Without those that are empty. */
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

/** A shop that sets nothing has no such document. @param usual the defaults in the wanted language */
export function readSettings(
  data: Values = {},
  usual = settingDefaults,
): { settings: StoredSettings; damaged: string[] } {
  // Older settings have no `country` of their own: that of their taxes is used.
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
