import { info } from 'firebase-functions/logger';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { findSettings } from '../settings/settings-store.ts';
import { changeSettings } from '../use-cases/people/change-settings.ts';

export const getSettings: Handler<'GET /api/settings'> = async () => {
  const settings = await findSettings();
  return new Reply(settings, { etag: versionTag(settings.version) });
};

/** Changes the settings that are given; with If-Match only those of that version, otherwise 412. */
export const putSettings: Handler<'PUT /api/settings'> = async ({ header, body, caller }) => {
  const settings = await changeSettings(body, expectedVersion(header('If-Match')), caller.person);
  info('Settings changed', { ...settings });
  return new Reply(settings, { etag: versionTag(settings.version) });
};
