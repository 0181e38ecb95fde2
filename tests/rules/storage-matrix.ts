import {
  allCallers,
  type Caller,
  type Claims,
  callers,
  type storedSessions,
  type Verdict,
} from './callers.ts';

const megabyte = 1024 * 1024;

/** A file to be stored. */
export interface Upload {
  contentType: string;
  /** In bytes. */
  size: number;
}

/** One request to Storage, and what the rules must answer. */
export interface StorageCase {
  name: string;
  claims: Claims | undefined;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  path: string;
  upload?: Upload;
  expected: Verdict;
  /**
   * Storage's emulator is asked, too: whether these are its rules, and reads for them what they ask for. About an exact
   * time, or an update of a file that does not exist, only the evaluator can be asked.
   */
  throughStorage?: boolean;
}

/** What is in the bucket. */
export const storedFiles: readonly string[] = [
  'books/emma.480w.png',
  'books/deeper/emma.png',
  'private/list.png',
  'private/books/emma.png',
  'list.png',
  'imports/0b5a8c1e-0000-4000-8000-00000000000a.csv',
];

const sheet: Upload = { contentType: 'text/csv', size: 4 };
const picture: Upload = { contentType: 'image/png', size: 4 };

/** Callers without a claim, or a session, that the rules read. */
const withoutAdminSession: readonly Caller[] = [
  'owner',
  'other shopper',
  'same e-mail, unverified',
  'forged admin, nested',
  'logged-out admin',
];

/** Whose sessions let them change the catalogue. */
const uploaders: readonly Caller[] = ['valid admin', 'catalogue person', 'catalogue person, other claims'];

/** Files for an import are only ever added, and read by the server alone. */
function importVerdict(operation: StorageCase['operation'], path: string, who: Caller): Verdict {
  if (operation !== 'create' || storedFiles.includes(path)) return 'denied';
  if (!/^imports\/[0-9a-f-]{36}\.csv$/.test(path)) return 'denied';
  if (withoutAdminSession.includes(who)) return 'error';
  return uploaders.includes(who) ? 'allowed' : 'denied';
}

function verdictOn(operation: StorageCase['operation'], path: string, who: Caller): Verdict {
  if (path.startsWith('imports/')) return importVerdict(operation, path, who);
  if (!/^books\/[^/]+$/.test(path)) return 'denied';
  if (operation === 'get') return 'allowed';
  // Another condition is false then, so that an error in the others does not matter.
  if (operation !== 'create' || storedFiles.includes(path)) return 'denied';
  if (withoutAdminSession.includes(who)) return 'error';
  return uploaders.includes(who) ? 'allowed' : 'denied';
}

const requests: readonly [StorageCase['operation'], path: string][] = [
  ...storedFiles.flatMap((path): [StorageCase['operation'], string][] => [
    ['get', path],
    ['create', path],
    ['update', path],
    ['delete', path],
  ]),
  ['get', 'books/missing.png'],
  ['delete', 'books/missing.png'],
  ['create', 'books/new.png'],
  ['create', 'books/deeper/new.png'],
  ['create', 'private/new.png'],
  ['create', 'private/books/new.png'],
  ['create', 'new.png'],
  ['get', 'imports/0b5a8c1e-0000-4000-8000-00000000000b.csv'],
  ['create', 'imports/0b5a8c1e-0000-4000-8000-00000000000b.csv'],
  ['create', 'imports/0b5a8c1e-0000-4000-8000-00000000000a/plan.csv'],
  ['list', 'imports'],
  ['list', ''],
  ['list', 'books'],
  ['list', 'books/deeper'],
  ['list', 'books/folder.png'],
  ['list', 'private'],
];

/** Whom Storage's emulator is asked about. */
const askedThrough: readonly Caller[] = ['anonymous', 'valid admin', 'expired admin', 'orders person'];

const matrix = allCallers.flatMap((who) =>
  requests.map(([operation, path]): StorageCase => {
    const uploads = operation === 'create' || operation === 'update';
    return {
      name: `${who}: ${operation} ${path || 'everything'}`,
      claims: callers[who],
      throughStorage: askedThrough.includes(who),
      operation,
      path,
      ...(uploads && { upload: path.startsWith('imports/') ? sheet : picture }),
      expected: verdictOn(operation, path, who),
    };
  }),
);

const admin = callers['valid admin'];

const names: readonly [path: string, expected: Verdict][] = [
  ['books/e.png', 'allowed'],
  ['books/E.png', 'allowed'],
  ['books/9.png', 'allowed'],
  ['books/eMMa-1_b.480w.png', 'allowed'],
  [`books/e${'x'.repeat(199)}.png`, 'allowed'],
  [`books/e${'x'.repeat(200)}.png`, 'denied'],
  ['books/.png', 'denied'],
  ['books/-emma.png', 'denied'],
  ['books/_emma.png', 'denied'],
  ['books/emma-png', 'denied'],
  ['books/no-extension', 'denied'],
  ['books/emma.PNG', 'denied'],
  ['books/emma.png.exe', 'denied'],
  ['books/page.html', 'denied'],
  ['books/picture.svg', 'denied'],
  ['books/picture.gif', 'denied'],
  ['books/with space.png', 'denied'],
  ['books/line\nbreak.png', 'denied'],
  ['books/ünder.png', 'denied'],
  ['books/e%2fmma.png', 'denied'],
  ['books/../emma.png', 'denied'],
];

const types: readonly [extension: string, contentType: string, expected: Verdict][] = [
  ['png', 'image/png', 'allowed'],
  ['jpg', 'image/jpeg', 'allowed'],
  ['jpeg', 'image/jpeg', 'allowed'],
  ['webp', 'image/webp', 'allowed'],
  ['avif', 'image/avif', 'allowed'],
  ['png', 'image/svg+xml', 'denied'],
  ['png', 'image/gif', 'denied'],
  ['png', 'image/', 'denied'],
  ['png', 'text/plain', 'denied'],
  ['png', 'text/html', 'denied'],
  ['png', 'application/octet-stream', 'denied'],
  ['png', 'image/png; charset=x', 'denied'],
  ['png', 'ximage/png', 'denied'],
];

const sizes: readonly [size: number, expected: Verdict][] = [
  [1, 'allowed'],
  [5 * megabyte, 'allowed'],
  [0, 'denied'],
  [5 * megabyte + 1, 'denied'],
];

const forgeries: readonly [claims: Claims, expected: Verdict][] = [
  [{ admin: false, adminSession: 'live' }, 'denied'],
  [{ admin: 'true', adminSession: 'live' }, 'denied'],
  [{ admin: 1, adminSession: 'live' }, 'denied'],
  [{ admin: null, adminSession: 'live' }, 'denied'],
  [{ adminSession: 'live' }, 'error'],
  [{ Admin: true, adminSession: 'live' }, 'error'],
  [{ role: 'admin', adminSession: 'live' }, 'error'],
  [{ admin: true }, 'error'],
  [{ admin: true, adminSession: 'never' }, 'error'],
  [{ admin: true, adminSession: 7 }, 'error'],
  [{ admin: true, adminSession: null }, 'error'],
  [{ admin: true, adminUntil: 9_999_999_999 }, 'error'],
];

/** The sessions that are so many seconds old. */
export const exactSessions = {
  'at 3599': { secondsLeft: 1, role: 'owner' },
  'at 3600': { secondsLeft: 0, role: 'owner' },
  'at 3601': { secondsLeft: -1, role: 'owner' },
} satisfies typeof storedSessions;

const hour: readonly [session: keyof typeof exactSessions, expected: Verdict][] = [
  ['at 3599', 'allowed'],
  ['at 3600', 'denied'],
  ['at 3601', 'denied'],
];

function creating(name: string, path: string, expected: Verdict, more: Partial<StorageCase>): StorageCase {
  return { name, claims: admin, operation: 'create', path, upload: picture, expected, ...more };
}

const covers: readonly StorageCase[] = [
  ...names.map(([path, expected]) => creating(`valid admin: create ${path}`, path, expected, {})),
  ...types.map(([extension, contentType, expected]) =>
    creating(`valid admin: create a ${extension} of ${contentType}`, `books/typed.${extension}`, expected, {
      upload: { contentType, size: 4 },
    }),
  ),
  ...sizes.map(([size, expected]) =>
    creating(`valid admin: create ${size} bytes`, 'books/sized.png', expected, {
      upload: { contentType: 'image/png', size },
    }),
  ),
  ...forgeries.map(([claims, expected]) =>
    creating(`claims ${JSON.stringify(claims)}: create a cover`, 'books/forged.png', expected, {
      claims: { sub: 'mal', ...claims },
    }),
  ),
];

const importId = '0b5a8c1e-0000-4000-8000-00000000000c';
const importPath = `imports/${importId}.csv`;

const importNames: readonly [path: string, expected: Verdict][] = [
  [importPath, 'allowed'],
  [`imports/${importId}.CSV`, 'denied'],
  [`imports/${importId}xcsv`, 'denied'],
  [`imports/${importId}.csv.exe`, 'denied'],
  [`imports/x${importId}.csv`, 'denied'],
  [`imports/${importId.toUpperCase()}.csv`, 'denied'],
  [`imports/${importId.slice(1)}.csv`, 'denied'],
  [`imports/${importId.replace('-', '')}.csv`, 'denied'],
  [`imports/${importId}-0000.csv`, 'denied'],
  [`imports/0b5a8c1e-0000-4000-8000-00000000000g.csv`, 'denied'],
  [`imports/z${importId.slice(1)}.csv`, 'denied'],
  ['imports/0b5a8c1e-zzzz-4000-8000-00000000000c.csv', 'denied'],
  ['imports/0b5a8c1e-abcd-4abc-8abc-00000000000c.csv', 'allowed'],
  [`imports/${importId}csv`, 'denied'],
  [`private/imports/${importId}.csv`, 'denied'],
  ['imports/books.csv', 'denied'],
  [`private/${importId}.csv`, 'denied'],
  [`books/${importId}.csv`, 'denied'],
];

const importUploads: readonly [upload: Upload, expected: Verdict][] = [
  [{ contentType: 'text/csv', size: 1 }, 'allowed'],
  [{ contentType: 'text/plain', size: 4 }, 'allowed'],
  [{ contentType: 'text/html', size: 4 }, 'denied'],
  [{ contentType: 'text/', size: 4 }, 'denied'],
  [{ contentType: 'xtext/csv', size: 4 }, 'denied'],
  [{ contentType: 'text/csv; charset=x', size: 4 }, 'denied'],
  [{ contentType: 'application/vnd.ms-excel', size: 4 }, 'denied'],
  [{ contentType: 'image/png', size: 4 }, 'denied'],
  [{ contentType: 'text/csv', size: 0 }, 'denied'],
];

const imports: readonly StorageCase[] = [
  ...importNames.map(([path, expected]) =>
    creating(`valid admin: create ${path}`, path, expected, { upload: sheet }),
  ),
  ...importUploads.map(([upload, expected]) =>
    creating(`valid admin: import ${JSON.stringify(upload)}`, importPath, expected, { upload }),
  ),
];

const throughStorage = [...covers, ...imports].map((one) => ({ ...one, throughStorage: true }));

const importSizes: readonly [size: number, expected: Verdict][] = [
  [50 * megabyte, 'allowed'],
  [50 * megabyte + 1, 'denied'],
];

const exact: readonly StorageCase[] = [
  ...hour.map(([adminSession, expected]) =>
    creating(`admin ${adminSession} s: create a cover`, 'books/timed.png', expected, {
      claims: { ...admin, adminSession },
    }),
  ),
  ...importSizes.map(([size, expected]) =>
    creating(`valid admin: import ${size} bytes`, importPath, expected, {
      upload: { contentType: 'text/csv', size },
    }),
  ),
  ...(['update', 'delete', 'list'] as const).map((operation) =>
    creating(`valid admin: ${operation} a file for an import that is not there`, importPath, 'denied', {
      operation,
      upload: sheet,
    }),
  ),
  creating('valid admin: update a cover that is not there', 'books/missing.png', 'denied', {
    operation: 'update',
  }),
];

export const storageCases: readonly StorageCase[] = [...matrix, ...throughStorage, ...exact];
