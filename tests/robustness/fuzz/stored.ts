import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../../../functions/src/firebase.ts';
import {
  type Check,
  distinct,
  isCents,
  isCover,
  isPrice,
  isWhole,
  listOf,
  matching,
  misfits,
  type Shape,
  shaped,
  textOf,
  trimmed,
} from './checks.ts';
import type { World } from './world.ts';

const isSha256 = matching(/^[0-9a-f]{64}$/);
const isBookId = trimmed(textOf(1, 128));
const isKeyword: Check = (value) =>
  textOf(1, 24)(value) && typeof value === 'string' && [...value].length <= 12;

const bookFields = {
  title: trimmed(textOf(1, 300)),
  description: trimmed(textOf(1, 5000)),
  category: matching(/^(?:business|technology|fiction|horror|adventure)$/),
  coverImage: isCover,
  newPrice: isPrice,
  oldPrice: isPrice,
  trending: (value: unknown) => typeof value === 'boolean',
};
const author = trimmed(textOf(1, 200));

const line: Shape = {
  required: { bookId: isBookId, title: trimmed(textOf(1, 300)), unitCents: isCents, coverImage: isCover },
};

const addressPart = trimmed(textOf(0, 200));
const address: Shape = {
  required: {
    street: addressPart,
    city: addressPart,
    country: addressPart,
    state: addressPart,
    zipcode: addressPart,
  },
};

function pathOf(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The names among these covers must be there, and what an address ends with behind a books folder may be. */
function areFilesOf(covers: readonly string[], files: readonly unknown[]): boolean {
  const addresses = covers.filter((cover) => /^https:\/\//i.test(cover));
  const names = covers.filter((cover) => cover !== '' && !addresses.includes(cover));
  const paths = addresses.filter((address) => URL.canParse(address)).map(pathOf);
  return (
    names.every((name) => files.includes(name)) &&
    files.every(
      (file) => names.some((name) => name === file) || paths.some((path) => path.endsWith(`/books/${file}`)),
    )
  );
}

/** Sum, ids and covers of an order must follow from its lines. */
function isConsistent(order: Record<string, unknown>): boolean {
  const { lines, productIds, totalCents, totalPrice, coverImages } = order;
  if (!Array.isArray(lines) || !Array.isArray(coverImages)) return false;
  const sum = lines.reduce((cents, { unitCents }) => cents + unitCents, 0);
  return (
    sum === totalCents &&
    totalPrice === `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}` &&
    JSON.stringify(productIds) === JSON.stringify(lines.map(({ bookId }) => bookId)) &&
    areFilesOf(
      lines.map(({ coverImage }) => coverImage),
      coverImages,
    )
  );
}

function shapesOf(world: World): Record<string, Shape> {
  const isNow: Check = (value) =>
    value instanceof Timestamp &&
    value.toMillis() >= world.openedAt &&
    value.toMillis() <= Date.now() + 60_000;
  const isLater: Check = (value) => value instanceof Timestamp && value.toMillis() > world.openedAt;
  const emails = new Map(world.shoppers.map(({ uid, email }) => [uid, email]));
  return {
    books: {
      required: {
        ...bookFields,
        keywords: distinct(listOf(isKeyword, 0, 480)),
        createdAt: isNow,
        updatedAt: isNow,
      },
      optional: { author },
    },
    orders: {
      required: {
        uid: (value) => typeof value === 'string' && emails.has(value),
        name: trimmed(textOf(0, 200)),
        email: (value) => [...emails.values()].some((email) => email === value),
        phone: trimmed(textOf(0, 40)),
        address: shaped(address),
        productIds: distinct(listOf(isBookId, 1, 50)),
        totalPrice: matching(/^(?:0|[1-9]\d*)\.\d\d$/),
        totalCents: isCents,
        lines: listOf(shaped(line), 1, 50),
        // One address can name the books folder several times.
        coverImages: distinct(listOf(textOf(1, 500), 0, 2_000)),
        requestHash: isSha256,
        createdAt: isNow,
      },
    },
    stats: {
      required: {},
      optional: { books: isWhole, trendingBooks: isWhole, orders: isWhole, salesCents: isWhole },
    },
    shelves: {
      required: { changes: isWhole },
      optional: {
        readAt: isWhole,
        books: listOf(
          shaped({
            required: { _id: isBookId, ...bookFields, createdAt: matching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) },
            optional: { author },
          }),
          0,
          18,
        ),
      },
    },
    adminSessions: { required: { tokenHash: isSha256, expiresAt: isLater } },
    adminDevices: { required: { expiresAt: isLater } },
    orderRates: { required: { times: listOf(isWhole, 1, 30), expiresAt: isLater } },
    adminAttempts: { required: { times: listOf(isWhole, 0, 200), expiresAt: isLater } },
  };
}

/** What was looked through, and which documents should not be there, with the fields that are to blame. */
export interface Findings {
  documents: number;
  invalid: string[];
}

/** Looks at every document that was written since the world opened, whatever its collection. */
export async function examineStored(world: World): Promise<Findings> {
  const shapes = shapesOf(world);
  const findings: Findings = { documents: 0, invalid: [] };
  for (const collection of await database().listCollections()) {
    const { docs } = await collection.get();
    for (const snapshot of docs.filter(({ updateTime }) => updateTime.toMillis() >= world.openedAt)) {
      const shape = shapes[collection.id];
      const data = snapshot.data();
      const faults = shape ? misfits(data, shape) : ['(collection)'];
      if (collection.id === 'orders' && faults.length === 0 && !isConsistent(data)) faults.push('(sum)');
      findings.documents += 1;
      if (faults.length > 0) findings.invalid.push(`${snapshot.ref.path}: ${faults.join(', ')}`);
    }
  }
  return findings;
}
