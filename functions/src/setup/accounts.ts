export interface Account {
  name: string;
  project?: readonly string[];
  bucket?: readonly string[];
  /** An action only on itself, and its role. */
  asItself?: { does: string; role: string };
}

const database = 'roles/datastore.user';
const databaseViewer = 'roles/datastore.viewer';
/** Needed by Eventarc to call a function. */
const events = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];
const files = 'roles/storage.objectUser';

/** A custom role that deletes covers and reads none. */
export const coverRemover = {
  id: 'bookstoreCoverRemover',
  permissions: ['storage.objects.delete', 'storage.objects.list'],
};

const ownRole = (id: string) => `own:${id}`;

export function roleIn(project: string, role: string): string {
  return role.replace(/^own:/, `projects/${project}/roles/`);
}

/** A service account for each function; `npm run setup` creates them and grants these roles. */
export const accounts = {
  // Books, stock, imports, people; previews of covers, the columns and lines of imports.
  api: {
    name: 'bookstore-api',
    project: [database],
    bucket: ['roles/storage.objectViewer', ownRole(coverRemover.id)],
    asItself: { does: 'queues tasks', role: 'roles/iam.serviceAccountUser' },
  },
  // Orders, sessions, and whether a shopper's account is still open.
  orders: {
    name: 'bookstore-orders',
    project: [database, 'roles/firebaseauth.viewer'],
    asItself: { does: 'signs tokens', role: 'roles/iam.serviceAccountTokenCreator' },
  },
  // Signs a shopper out everywhere and deletes the account, which no other function may.
  account: { name: 'bookstore-account', project: [database, 'roles/firebaseauth.admin'] },
  pages: { name: 'bookstore-pages', project: [databaseViewer] },
  checkCover: { name: 'bookstore-check-cover', project: events, bucket: [files] },
  sweepCovers: { name: 'bookstore-sweep-covers', project: [databaseViewer], bucket: [files] },
  // Writes books and files; fetches pictures from outside.
  copyCovers: { name: 'bookstore-copy-covers', project: [database], bucket: [files] },
  sendMail: { name: 'bookstore-send-mail', project: [database, ...events] },
  retryMails: { name: 'bookstore-retry-mails', project: [database] },
  // Reads the file of an import, writes its plan.
  runImport: { name: 'bookstore-run-import', project: [database], bucket: [files] },
  // Reads shoppers' e-mail addresses.
  tellWishes: { name: 'bookstore-tell-wishes', project: [database, 'roles/firebaseauth.viewer'] },
  moveDays: { name: 'bookstore-move-days', project: [database] },
  sweepPayments: { name: 'bookstore-sweep-payments', project: [database] },
  foldCatalogue: { name: 'bookstore-fold-catalogue', project: [database] },
} as const satisfies Record<string, Account>;

export type FunctionName = keyof typeof accounts;

export const allAccounts: readonly Account[] = Object.values<Account>(accounts);

export function addressOf({ name }: Account, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`;
}
