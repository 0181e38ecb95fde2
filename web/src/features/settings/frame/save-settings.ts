import { moneyOf } from '@bookstore/functions/shared/shop/money-format';
import type { Section } from '@bookstore/functions/shared/shop/section';
import {
  type Settings,
  type SettingsEdit,
  type StoredSettings,
  settingsEditSchema,
} from '@bookstore/functions/shared/shop/settings';
import { translatedSettings } from '@bookstore/functions/shared/shop/translations';
import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import type { Language } from '@bookstore/functions/shared/words/languages';
import { getIn, setIn } from 'formik';
import { ValidationError } from 'yup';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** The section's settings that have translations. */
export const translatedOf = ({ fields }: Section) => translatedSettings.filter((name) => name in fields);

/** The schema of a section's form and of its request. In a shop of several languages texts have translations. */
export function schemaOf(section: Section, languages: readonly Language[]) {
  const hasTranslations = languages.length > 0 && translatedOf(section).length > 0;
  return settingsEditSchema.pick(
    keysOf(settingsEditSchema.fields).filter(
      (name) => name in section.fields || (name === 'translations' && hasTranslations),
    ),
  );
}

type SectionSchema = ReturnType<typeof schemaOf>;

/** The currency that typed amounts are read in. */
export function contextOf(settings: Settings) {
  return { money: moneyOf(settings) };
}

type Context = ReturnType<typeof contextOf>;

export function valuesOf(schema: SectionSchema, settings: Settings): SettingsEdit {
  return schema.cast(settings, { stripUnknown: true });
}

/**
 * Formik's own validation takes an empty text for a missing one, and mixes a list's errors with its items' errors: here
 * the list's error is `own`.
 */
export async function errorsIn(
  schema: SectionSchema,
  values: SettingsEdit,
  context: Context | object = {},
): Promise<object> {
  try {
    await schema.validate(values, { abortEarly: false, context });
    return {};
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const inner = failure.inner.length > 0 ? failure.inner : [failure];
    return inner.reduce((errors, { path = '', message }) => {
      const at = typeof getIn(values, path) === 'object' ? `${path}.own` : path;
      return getIn(errors, at) ? errors : setIn(errors, at, message);
    }, {});
  }
}

/** The error of a list or an object itself, unless there is one within it. */
export function ownError(error: unknown): string | undefined {
  const own: unknown = Object(error).own;
  return typeof own === 'string' && Object.keys(Object(error)).length === 1 ? own : undefined;
}

/** The first error of a list or its items. */
export function firstError(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return undefined;
  return Object.values(error)
    .map(firstError)
    .find((text) => text !== undefined);
}

/** @throws ApiError 412 when any of the settings was changed since the version */
export function saveSettings(
  schema: SectionSchema,
  values: SettingsEdit,
  version: number,
  context: Context | object = {},
): Promise<StoredSettings> {
  return callAdminApi('PUT /api/settings', {
    body: schema.cast(values, { context }),
    headers: { 'If-Match': `"${version}"` },
  });
}
