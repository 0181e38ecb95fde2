// `npm run shop-profile -w functions -- --name 'Corner Books' --contact hello@corner.shop --country IE --time-zone
// Europe/Dublin --currency EUR --confirm-address`: sets name, contact address, place and currency before the first
// deploy, when there is no settings page yet; the last option asks shoppers for a confirmed address before a second
// unpaid order. Without options prints all. GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google
// credentials.
import { parseArgs } from 'node:util';
import { ValidationError } from 'yup';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { findSettings } from '../settings/settings-store.ts';
import { owner } from '../shared/callers.ts';
import { isInEuropeanArea } from '../shared/shop/european-area.ts';
import { settingsEditSchema } from '../shared/shop/settings.ts';
import { changeSettings } from '../use-cases/settings/change-settings.ts';
import { projectName, runCommand, say } from './command.ts';

const options = {
  name: { type: 'string' },
  contact: { type: 'string' },
  country: { type: 'string' },
  'time-zone': { type: 'string' },
  currency: { type: 'string' },
  'confirm-address': { type: 'boolean' },
} as const;

await runCommand(async () => {
  projectName();
  const { values } = parseArgs({ options });
  const { name, contact, country, 'time-zone': timeZone, currency } = values;
  const { 'confirm-address': confirmAddress } = values;
  const given = {
    ...(name && { shopName: name }),
    ...(contact && { contactEmail: contact }),
    ...(country && { country }),
    // The law requires the page there; the owner can turn it off.
    ...(country && isInEuropeanArea(country) && { withdrawal: true }),
    ...(timeZone && { timeZone }),
    ...(currency && { currency }),
    ...(confirmAddress && { confirmAddress }),
  };
  try {
    const edit = settingsEditSchema.validateSync(given);
    if (Object.keys(edit).length > 0) await changeSettings(edit, undefined, owner);
  } catch (error) {
    if (error instanceof ValidationError) throw new CannotProceed(error.message);
    throw error;
  }
  const settings = await findSettings();
  const { shopName, contactEmail } = settings;
  const present = { country: settings.country, timeZone: settings.timeZone, currency: settings.currency };
  say(JSON.stringify({ shopName, contactEmail, ...present }));
});
