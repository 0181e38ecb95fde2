import { allCallers, type Caller, type Claims, callers, strongest } from './callers.ts';

const megabyte = 1024 * 1024;

export interface Upload {
  contentType: string;
  /** In bytes. */
  size: number;
}

/** One request to Storage, and the verdict that the rules must reach. */
export interface StorageCase {
  name: string;
  claims: Claims | undefined;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  path: string;
  upload?: Upload;
  isAllowed: boolean;
}

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

/** Those whose sessions may change the catalogue. */
const uploaders: readonly Caller[] = ['valid admin', 'catalogue person', 'catalogue person, other claims'];

/** Files are only ever added, by these; covers are readable for every visitor, import files for none. */
function isAllowed(operation: StorageCase['operation'], path: string, who: Caller): boolean {
  if (operation === 'get') return /^books\/[^/]+$/.test(path);
  const isNew = /^books\/[^/]+$|^imports\/[0-9a-f-]{36}\.csv$/.test(path) && !storedFiles.includes(path);
  return operation === 'create' && isNew && uploaders.includes(who);
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

const matrix = requests.flatMap(([operation, path]) =>
  (operation === 'create' ? allCallers : strongest).map((who): StorageCase => {
    const uploads = operation === 'create' || operation === 'update';
    return {
      name: `${who}: ${operation} ${path || 'everything'}`,
      claims: callers[who],
      operation,
      path,
      ...(uploads && { upload: path.startsWith('imports/') ? sheet : picture }),
      isAllowed: isAllowed(operation, path, who),
    };
  }),
);

const admin = callers['valid admin'];

const names: readonly [path: string, expected: boolean][] = [
  ['books/e.png', true],
  ['books/E.png', true],
  ['books/9.png', true],
  ['books/eMMa-1_b.480w.png', true],
  [`books/e${'x'.repeat(199)}.png`, true],
  [`books/e${'x'.repeat(200)}.png`, false],
  ['books/.png', false],
  ['books/-emma.png', false],
  ['books/_emma.png', false],
  ['books/emma-png', false],
  ['books/no-extension', false],
  ['books/emma.PNG', false],
  ['books/emma.png.exe', false],
  ['books/page.html', false],
  ['books/picture.svg', false],
  ['books/picture.gif', false],
  ['books/with space.png', false],
  ['books/line\nbreak.png', false],
  ['books/ünder.png', false],
  ['books/e%2fmma.png', false],
  ['books/../emma.png', false],
];

const types: readonly [extension: string, contentType: string, expected: boolean][] = [
  ['png', 'image/png', true],
  ['jpg', 'image/jpeg', true],
  ['jpeg', 'image/jpeg', true],
  ['webp', 'image/webp', true],
  ['avif', 'image/avif', true],
  ['png', 'image/svg+xml', false],
  ['png', 'image/gif', false],
  ['png', 'image/', false],
  ['png', 'text/plain', false],
  ['png', 'text/html', false],
  ['png', 'application/octet-stream', false],
  ['png', 'image/png; charset=x', false],
  ['png', 'ximage/png', false],
];

const sizes: readonly [size: number, expected: boolean][] = [
  [1, true],
  [5 * megabyte, true],
  [0, false],
  [5 * megabyte + 1, false],
];

const forgeries: readonly [claims: Claims, expected: boolean][] = [
  [{ admin: false, adminSession: 'live' }, false],
  [{ admin: 'true', adminSession: 'live' }, false],
  [{ admin: 1, adminSession: 'live' }, false],
  [{ admin: null, adminSession: 'live' }, false],
  [{ adminSession: 'live' }, false],
  [{ Admin: true, adminSession: 'live' }, false],
  [{ role: 'admin', adminSession: 'live' }, false],
  [{ admin: true }, false],
  [{ admin: true, adminSession: 'never' }, false],
  [{ admin: true, adminSession: 7 }, false],
  [{ admin: true, adminSession: null }, false],
  [{ admin: true, adminUntil: 9_999_999_999 }, false],
];

function creating(
  name: string,
  path: string,
  expected: boolean,
  more: Partial<StorageCase> = {},
): StorageCase {
  return { name, claims: admin, operation: 'create', path, upload: picture, isAllowed: expected, ...more };
}

const covers: readonly StorageCase[] = [
  ...names.map(([path, expected]) => creating(`valid admin: create ${path}`, path, expected)),
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

const importNames: readonly [path: string, expected: boolean][] = [
  [importPath, true],
  [`imports/${importId}.CSV`, false],
  [`imports/${importId}xcsv`, false],
  [`imports/${importId}.csv.exe`, false],
  [`imports/x${importId}.csv`, false],
  [`imports/${importId.toUpperCase()}.csv`, false],
  [`imports/${importId.slice(1)}.csv`, false],
  [`imports/${importId.replace('-', '')}.csv`, false],
  [`imports/${importId}-0000.csv`, false],
  [`imports/0b5a8c1e-0000-4000-8000-00000000000g.csv`, false],
  [`imports/z${importId.slice(1)}.csv`, false],
  ['imports/0b5a8c1e-zzzz-4000-8000-00000000000c.csv', false],
  ['imports/0b5a8c1e-abcd-4abc-8abc-00000000000c.csv', true],
  [`imports/${importId}csv`, false],
  [`private/imports/${importId}.csv`, false],
  ['imports/books.csv', false],
  [`private/${importId}.csv`, false],
  [`books/${importId}.csv`, false],
];

const importUploads: readonly [upload: Upload, expected: boolean][] = [
  [{ contentType: 'text/csv', size: 1 }, true],
  [{ contentType: 'text/plain', size: 4 }, true],
  [{ contentType: 'text/html', size: 4 }, false],
  [{ contentType: 'text/', size: 4 }, false],
  [{ contentType: 'xtext/csv', size: 4 }, false],
  [{ contentType: 'text/csv; charset=x', size: 4 }, false],
  [{ contentType: 'application/vnd.ms-excel', size: 4 }, false],
  [{ contentType: 'image/png', size: 4 }, false],
  [{ contentType: 'text/csv', size: 0 }, false],
];

const imports: readonly StorageCase[] = [
  ...importNames.map(([path, expected]) =>
    creating(`valid admin: create ${path}`, path, expected, { upload: sheet }),
  ),
  ...importUploads.map(([upload, expected]) =>
    creating(`valid admin: import ${JSON.stringify(upload)}`, importPath, expected, { upload }),
  ),
];

const importSizes: readonly [size: number, expected: boolean][] = [
  [50 * megabyte, true],
  [50 * megabyte + 1, false],
];

const largeImports = importSizes.map(([size, expected]) =>
  creating(`valid admin: import ${size} bytes`, importPath, expected, {
    upload: { contentType: 'text/csv', size },
  }),
);

export const storageCases: readonly StorageCase[] = [...matrix, ...covers, ...imports, ...largeImports];
