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

/** Some of the settings. */
export function valuesOf(schema: SectionSchema, settings: Settings): SettingsEdit {
  return schema.cast(settings, { stripUnknown: true });
}

/** What is wrong in a form. Formik's own way takes an empty text for one that is left out. */
export async function errorsIn(schema: SectionSchema, values: SettingsEdit): Promise<object> {
  try {
    await schema.validate(values, { abortEarly: false });
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
): Promise<StoredSettings> {
  return callAdminApi('PUT /api/settings', {
    body: schema.cast(values),
    headers: { 'If-Match': `"${version}"` },
  });
}
