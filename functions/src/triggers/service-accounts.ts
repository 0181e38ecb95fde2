import { type Expression, expr, projectID } from 'firebase-functions/params';

/** Each function runs as an account of its own; functions/RUNBOOK.md, "A new Firebase project", creates them and grants their roles. */
export const serviceAccounts = {
  api: 'bookstore-api',
  orders: 'bookstore-orders',
  pages: 'bookstore-pages',
  checkCover: 'bookstore-check-cover',
  sweepCovers: 'bookstore-sweep-covers',
  sendMail: 'bookstore-send-mail',
  retryMails: 'bookstore-retry-mails',
  workOnImports: 'bookstore-work-on-imports',
  resumeImports: 'bookstore-resume-imports',
  foldCatalogue: 'bookstore-fold-catalogue',
} as const;

/**
 * The whole e-mail address of a function's account: firebase-tools hands the short form `name@` on to Cloud Scheduler
 * and Secret Manager as it is, and they refuse it.
 */
export function serviceAccountOf(name: keyof typeof serviceAccounts): Expression<string> {
  return expr`${serviceAccounts[name]}@${projectID}.iam.gserviceaccount.com`;
}
