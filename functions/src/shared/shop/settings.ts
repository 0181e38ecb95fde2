import { boolean, type InferType, object } from 'yup';
import { readFields, readTime } from '../values/stored-fields.ts';

const fields = {
  /** Whether the overview shows the figures that are no figures of this shop. */
  sampleFigures: boolean().label('Sample figures'),
  /** Whether an e-mail address is confirmed before the second unpaid order goes to it. */
  confirmAddress: boolean().label('Confirm addresses'),
};

/** What the owner sends to change the shop's settings: PUT /api/settings. What is left out stays. */
export const settingsEditSchema = object(fields).noUnknown();

const settingsSchema = object({
  sampleFigures: fields.sampleFigures.default(true),
  confirmAddress: fields.confirmAddress.default(false),
} satisfies Record<keyof typeof fields, object>);

export type SettingsEdit = InferType<typeof settingsEditSchema>;
export type Settings = InferType<typeof settingsSchema>;

/** The settings as they are stored; the version is the millisecond of the last change, 0 before the first. */
export interface StoredSettings extends Settings {
  version: number;
}

/** The settings that these values make; what they lack is as in a shop that sets nothing. */
export function settingsOf(values: Readonly<Record<string, unknown>>): Settings {
  return readFields(settingsSchema, values);
}

/** Reads the document of `settings`, which a shop that sets nothing does not have. */
export function readSettings(data: Readonly<Record<string, unknown>> = {}): StoredSettings {
  return { ...settingsOf(data), version: readTime(data.updatedAt) };
}
