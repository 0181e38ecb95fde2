// `npm run device-link -w functions -- https://<the shop> [<name>]`: a link that lets the owner, or the named person,
// past any sign-in queue, in the browser that opens it first. Username and password are still needed.
// GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google credentials.
import { createDeviceLink, deviceLinkMinutes } from '../auth/device-link-store.ts';
import { findByName } from '../people/person-store.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const [shop, name] = process.argv.slice(2);
  if (!shop || !URL.canParse(shop)) {
    throw new CannotProceed('Name the shop: npm run device-link -w functions -- https://<the shop> [<name>]');
  }
  const person = name && (await findByName(name));
  if (name && !person)
    throw new CannotProceed(
      `No person under Dashboard › People is called ${name}. The owner's link takes no name.`,
    );
  const project = projectName();
  // After the #, so that the code reaches no server's log.
  const link =
    new URL('/admin#device=', shop).href + (await createDeviceLink(person ? person.person.id : ''));
  say(`Open this once within ${deviceLinkMinutes} minutes, for ${project}:\n${link}`);
});
