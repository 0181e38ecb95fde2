// Lets the mails be sent again that were given up, or not sent while the shop had no mail server: `npm run resend-mails
// -w functions`. GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { requeueAllMails } from '../mail/mail-store.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  say(`${await requeueAllMails(new Date())} mails of ${project} wait to be sent again`);
});
