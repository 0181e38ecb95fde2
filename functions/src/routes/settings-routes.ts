import { info } from 'firebase-functions/logger';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { findSettings } from '../settings/settings-store.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { profileChanges } from '../shared/shop/default-profile.ts';
import { changeSettings } from '../use-cases/people/change-settings.ts';

export const getSettings: Handler<'GET /api/settings'> = async () => {
  const settings = await findSettings();
  return new Reply(settings, { etag: versionTag(settings.version) });
};

/** What is set of the shop's profile, for pages that the server does not render. */
export const getShop: Handler<'GET /api/shop'> = async () => profileChanges(await shopProfile());

/** Changes the settings that are given; with If-Match only those of that version, otherwise 412. */
export const putSettings: Handler<'PUT /api/settings'> = async ({ header, body, caller }) => {
  const settings = await changeSettings(body, expectedVersion(header('If-Match')), caller.person);
  info('Settings changed', { changed: Object.keys(body), version: settings.version });
  return new Reply(settings, { etag: versionTag(settings.version) });
};
