import { moneyOf } from '@bookstore/functions/shared/shop/money-format';
import {
  type Settings,
  type SettingsEdit,
  type StoredSettings,
  settingsEditSchema,
} from '@bookstore/functions/shared/shop/settings';
import { yupToFormErrors } from 'formik';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** The settings of one section. */
export type SectionName = keyof Settings;

/** The schema of some settings: of a form, and of what it sends. */
export function schemaOf(names: readonly SectionName[]) {
  return settingsEditSchema.pick([...names]);
}

type SectionSchema = ReturnType<typeof schemaOf>;

/** In which currency typed amounts are read. */
export function contextOf(settings: Settings) {
  return { money: moneyOf(settings) };
}

type Context = ReturnType<typeof contextOf>;

/** Some of the settings. */
export function valuesOf(schema: SectionSchema, settings: Settings): SettingsEdit {
  return schema.cast(settings, { stripUnknown: true });
}

/** What is wrong in a form. Formik's own way takes an empty text for one that is left out. */
export async function errorsIn(
  schema: SectionSchema,
  values: SettingsEdit,
  context: Context | object = {},
): Promise<object> {
  try {
    await schema.validate(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

/** Saves some settings. @throws ApiError 412 when any was changed since the version */
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
