// `npm run resend-mails -w functions`: queues mails again that were given up, or not sent while the shop had no mail
// server. GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google credentials.
import { requeueAllMails } from '../mail/mail-store.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  say(`${await requeueAllMails(new Date())} mails of ${project} wait to be sent again`);
});
