import { type Caller, type Claims, callers, everybody, type Verdict } from './callers.ts';

const megabyte = 1024 * 1024;

/** What is offered to be stored. */
export interface Upload {
  contentType: string;
  /** In bytes. */
  size: number;
}

/** One thing that somebody tries with Storage, and what the rules must say. */
export interface StorageCase {
  name: string;
  claims: Claims | undefined;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  path: string;
  upload?: Upload;
  expected: Verdict;
  /** Something that no request can ask of the emulator: an exact time, or a change of what is not there. */
  unaskable?: true;
}

/** What is in the bucket. */
export const storedFiles: readonly string[] = [
  'books/emma.480w.png',
  'books/deeper/emma.png',
  'private/list.png',
  'private/books/emma.png',
  'list.png',
];

const picture: Upload = { contentType: 'image/png', size: 4 };

/** Whose claims the rules cannot even read, when they look for those of an admin. */
const withoutClaim: readonly Caller[] = [
  'owner',
  'other shopper',
  'same e-mail, unverified',
  'forged admin, nested',
  'logged-out admin',
];

function verdictOn(operation: StorageCase['operation'], path: string, who: Caller): Verdict {
  if (!/^books\/[^/]+$/.test(path)) return 'refused';
  if (operation === 'get') return 'allowed';
  // What cannot be read and a no are a no together.
  if (operation !== 'create' || storedFiles.includes(path)) return 'refused';
  if (withoutClaim.includes(who)) return 'broken';
  return who === 'valid admin' ? 'allowed' : 'refused';
}

const attempts: readonly [StorageCase['operation'], path: string][] = [
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
  ['list', ''],
  ['list', 'books'],
  ['list', 'books/deeper'],
  ['list', 'books/folder.png'],
  ['list', 'private'],
];

const matrix = everybody.flatMap((who) =>
  attempts.map(([operation, path]): StorageCase => {
    const offered = operation === 'create' || operation === 'update';
    return {
      name: `${who}: ${operation} ${path || 'everything'}`,
      claims: callers[who],
      operation,
      path,
      ...(offered && { upload: picture }),
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
  [`books/e${'x'.repeat(200)}.png`, 'refused'],
  ['books/.png', 'refused'],
  ['books/-emma.png', 'refused'],
  ['books/_emma.png', 'refused'],
  ['books/emma-png', 'refused'],
  ['books/no-extension', 'refused'],
  ['books/emma.PNG', 'refused'],
  ['books/emma.png.exe', 'refused'],
  ['books/page.html', 'refused'],
  ['books/picture.svg', 'refused'],
  ['books/picture.gif', 'refused'],
  ['books/with space.png', 'refused'],
  ['books/line\nbreak.png', 'refused'],
  ['books/ünder.png', 'refused'],
  ['books/e%2fmma.png', 'refused'],
  ['books/../emma.png', 'refused'],
];

const types: readonly [extension: string, contentType: string, expected: Verdict][] = [
  ['png', 'image/png', 'allowed'],
  ['jpg', 'image/jpeg', 'allowed'],
  ['jpeg', 'image/jpeg', 'allowed'],
  ['webp', 'image/webp', 'allowed'],
  ['avif', 'image/avif', 'allowed'],
  ['png', 'image/svg+xml', 'refused'],
  ['png', 'image/gif', 'refused'],
  ['png', 'image/', 'refused'],
  ['png', 'text/plain', 'refused'],
  ['png', 'text/html', 'refused'],
  ['png', 'application/octet-stream', 'refused'],
  ['png', 'image/png; charset=x', 'refused'],
  ['png', 'ximage/png', 'refused'],
];

const sizes: readonly [size: number, expected: Verdict][] = [
  [1, 'allowed'],
  [5 * megabyte, 'allowed'],
  [0, 'refused'],
  [5 * megabyte + 1, 'refused'],
];

const forgeries: readonly [claims: Claims, expected: Verdict][] = [
  [{ admin: false, adminSession: 'live' }, 'refused'],
  [{ admin: 'true', adminSession: 'live' }, 'refused'],
  [{ admin: 1, adminSession: 'live' }, 'refused'],
  [{ admin: null, adminSession: 'live' }, 'refused'],
  [{ adminSession: 'live' }, 'broken'],
  [{ Admin: true, adminSession: 'live' }, 'broken'],
  [{ role: 'admin', adminSession: 'live' }, 'broken'],
  [{ admin: true }, 'broken'],
  [{ admin: true, adminSession: 'never' }, 'broken'],
  [{ admin: true, adminSession: 7 }, 'broken'],
  [{ admin: true, adminSession: null }, 'broken'],
  [{ admin: true, adminUntil: 9_999_999_999 }, 'broken'],
];

/** The hour to the second: what is left of a session that is so many seconds old. */
export const exactSecondsLeft = { 'at 3599': 1, 'at 3600': 0, 'at 3601': -1 };

const hour: readonly [session: keyof typeof exactSecondsLeft, expected: Verdict][] = [
  ['at 3599', 'allowed'],
  ['at 3600', 'refused'],
  ['at 3601', 'refused'],
];

function adding(what: string, path: string, expected: Verdict, more: Partial<StorageCase>): StorageCase {
  return { name: what, claims: admin, operation: 'create', path, upload: picture, expected, ...more };
}

const covers: readonly StorageCase[] = [
  ...names.map(([path, expected]) => adding(`valid admin: create ${path}`, path, expected, {})),
  ...types.map(([extension, contentType, expected]) =>
    adding(`valid admin: create a ${extension} of ${contentType}`, `books/typed.${extension}`, expected, {
      upload: { contentType, size: 4 },
    }),
  ),
  ...sizes.map(([size, expected]) =>
    adding(`valid admin: create ${size} bytes`, 'books/sized.png', expected, {
      upload: { contentType: 'image/png', size },
    }),
  ),
  ...forgeries.map(([claims, expected]) =>
    adding(`claims ${JSON.stringify(claims)}: create a cover`, 'books/forged.png', expected, {
      claims: { sub: 'mal', ...claims },
    }),
  ),
];

const unaskable: readonly StorageCase[] = [
  ...hour.map(([adminSession, expected]) =>
    adding(`admin ${adminSession} s: create a cover`, 'books/timed.png', expected, {
      claims: { ...admin, adminSession },
    }),
  ),
  adding('valid admin: update a cover that is not there', 'books/missing.png', 'refused', {
    operation: 'update',
  }),
].map((one) => ({ ...one, unaskable: true }));

export const storageCases: readonly StorageCase[] = [...matrix, ...covers, ...unaskable];
