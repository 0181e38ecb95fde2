import { Timestamp } from 'firebase-admin/firestore';
import { array, boolean, mixed, number, object, type Schema, string, ValidationError } from 'yup';
import { database } from '../../../functions/src/platform/firebase.ts';
import { givenRoles, roleNames } from '../../../functions/src/shared/people/roles.ts';
import type { FuzzData } from './fuzz-data.ts';

// What the shop may store, written down a second time and on purpose without the shop's own schemas.

const text = (shortest: number, longest: number) =>
  string()
    .defined()
    .min(shortest)
    .max(longest)
    .test('characters', 'odd characters', (value = '') => value.isWellFormed() && !value.includes('\0'));
const trimmed = (shortest: number, longest: number) =>
  text(shortest, longest).test('trimmed', 'not trimmed', (value = '') => value.trim() === value);
const whole = number()
  .defined()
  .test(
    'whole',
    'no whole number',
    (value) => value === undefined || (Number.isSafeInteger(value) && !Object.is(value, -0)),
  );
const cents = whole.min(0);
const instant = (isValid: (milliseconds: number) => boolean) =>
  mixed((value): value is Timestamp => value instanceof Timestamp)
    .defined()
    .test('instant', 'another instant', (value) => value === undefined || isValid(value.toMillis()));
const isFlat = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one !== 'object' || Array.isArray(one));
const distinct = <T>(items: Schema<T>, fewest: number, most: number) =>
  listOf(items, fewest, most).test(
    'distinct',
    'repeated',
    (value = []) => new Set(value).size === value.length,
  );
const listOf = <T>(items: Schema<T>, fewest: number, most: number) =>
  array().of(items).defined().min(fewest).max(most);

/** Dollars from 0 to 100,000 in whole cents, and no negative zero. */
const price = number()
  .defined()
  .min(0)
  .max(100_000)
  .test(
    'cents',
    'no whole cents',
    (value) => value === undefined || (!Object.is(value, -0) && /^\d+(?:\.\d\d?)?$/.test(String(value))),
  );
const cover = text(0, 500).test(
  'cover',
  'neither an address nor a file name',
  (value = '') =>
    (/^https:\/\/./i.test(value) || /^[^\\/:*?"<>|\p{Cc}]*$/u.test(value)) && value !== '.' && value !== '..',
);
const sha256 = string()
  .defined()
  .matches(/^[0-9a-f]{64}$/);
const bookId = trimmed(1, 128);

const shelfFields = {
  title: trimmed(1, 80),
  slug: string()
    .defined()
    .matches(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)
    .max(80),
  text: trimmed(0, 600),
  isPublished: boolean().defined(),
  homePlace: whole.min(0).max(3),
};

const bookFields = {
  title: trimmed(1, 300),
  description: trimmed(1, 5000),
  category: string().defined().oneOf(['business', 'technology', 'fiction', 'horror', 'adventure']),
  coverImage: cover,
  newPrice: price,
  oldPrice: price,
  trending: boolean().defined(),
  author: trimmed(1, 200).optional(),
  isbn: string()
    .matches(/^97[89]\d{10}$/)
    .optional(),
  publisher: trimmed(1, 200).optional(),
  year: number().integer().min(1000).max(2100).optional(),
  pages: number().integer().min(1).max(20_000).optional(),
  language: string()
    .matches(/^[a-z]{2}$/)
    .optional(),
  format: string().oneOf(['hardcover', 'paperback', 'e-book', 'audiobook']).optional(),
  subjects: distinct(trimmed(1, 60), 1, 10).optional(),
  taxClass: string().oneOf(['books', 'ebooks', 'other']).optional(),
  stockLeft: whole.min(0).optional(),
};
const line = object({
  bookId,
  title: trimmed(1, 300),
  author: trimmed(1, 200).optional(),
  isbn: text(13, 13).optional(),
  unitCents: cents,
  coverImage: cover,
  taxClass: string().oneOf(['books', 'ebooks', 'other']).optional(),
  taxBasisPoints: whole.min(0).max(10_000).optional(),
}).noUnknown();
const part = trimmed(0, 200);
const address = object({ street: part, city: part, country: part, state: part, zipcode: part }).noUnknown();

const partSize = object({ books: whole, bytes: whole }).noUnknown();

const orderNumber = string()
  .defined()
  .matches(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
const status = string()
  .defined()
  .oneOf(['placed', 'packed', 'waiting', 'shipped', 'delivered', 'cancelled', 'returned']);
const hash = sha256.optional();
const isoInstant = string()
  .defined()
  .matches(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
const day = string()
  .defined()
  .matches(/^\d{4}-\d\d-\d\d$/);
const step = object({
  status,
  at: isoInstant,
  by: string().defined().oneOf(['shopper', 'admin']),
  note: trimmed(0, 500),
}).noUnknown();
const reduction = object({ cents, currency: text(3, 3), day })
  .noUnknown()
  .default(undefined);
const rememberedPrices = {
  reduction,
  earlierPrices: object({
    currency: text(3, 3),
    since: day,
    prices: listOf(object({ cents, until: day }).noUnknown(), 1, 31),
  })
    .noUnknown()
    .default(undefined),
};

const lineChange = object({
  bookId,
  state: string().defined().oneOf(['ordered', 'taken-out', 'returned']),
  reason: string().oneOf(['damaged', 'not-found', 'not-wanted', 'other']).optional(),
  at: isoInstant,
}).noUnknown();
const discount = object({
  number: whole.min(1).max(20),
  cents: cents.optional(),
  basisPoints: whole.min(1).max(10_000).optional(),
  reason: trimmed(1, 200),
  bookIds: distinct(bookId, 0, 200).optional(),
  at: isoInstant,
  takenBackAt: isoInstant.optional(),
}).noUnknown();
const parcel = object({
  number: whole.min(1),
  bookIds: distinct(bookId, 1, 200),
  carrier: trimmed(0, 60),
  trackingCode: trimmed(0, 100),
  state: string().defined().oneOf(['shipped', 'delivered', 'returned']),
  at: isoInstant,
  cashCents: cents.optional(),
  cashWay: string().oneOf(['cash', 'bank', 'card']).optional(),
}).noUnknown();

const invoiceNumber = string()
  .defined()
  .matches(/^[A-Za-z0-9-]{0,12}\d{4}-\d{5,9}$/);
const rateOfPart = { basisPoints: whole.min(0).max(10_000).optional() };
const billed = object({
  ...rateOfPart,
  key: text(1, 128),
  cents: whole,
  taxCents: whole,
  invoice: invoiceNumber,
}).noUnknown();
const invoiceLine = object({
  ...rateOfPart,
  what: text(1, 300),
  detail: text(1, 300).optional(),
  cents: whole,
  taxCents: whole,
}).noUnknown();

/** Whether these are copies of books. */
function areCopies(books: unknown): boolean {
  return typeof books === 'object' && books !== null && Object.values(books).every(Number.isSafeInteger);
}

function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The file names among these covers must be listed, and what an address ends with behind a books folder may be. */
function areFilesOf(covers: readonly string[], files: readonly unknown[]): boolean {
  const urls = covers.filter((one) => /^https:\/\//i.test(one));
  const names = covers.filter((one) => one !== '' && !urls.includes(one));
  const paths = urls.filter((url) => URL.canParse(url)).map(pathOf);
  return (
    names.every((name) => files.includes(name)) &&
    files.every(
      (file) => names.some((name) => name === file) || paths.some((one) => one.endsWith(`/books/${file}`)),
    )
  );
}

/** Sum, ids and covers of an order must follow from its lines. */
function isConsistent({
  lines,
  productIds,
  totalCents,
  deliveryCents = 0,
  totalPrice,
  coverImages,
}: Record<string, unknown>): boolean {
  if (!Array.isArray(lines) || !Array.isArray(coverImages)) return false;
  const sum = lines.reduce((total, { unitCents }) => total + unitCents, Number(deliveryCents));
  return (
    sum === totalCents &&
    totalPrice === `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}` &&
    JSON.stringify(productIds) === JSON.stringify(lines.map(({ bookId: id }) => id)) &&
    areFilesOf(
      lines.map(({ coverImage }) => coverImage),
      coverImages,
    )
  );
}

/** The schema of each collection's documents. */
function schemasOf({ startedAt, shoppers }: FuzzData): Record<string, Schema> {
  const now = instant((at) => at >= startedAt && at <= Date.now() + 60_000);
  const expiresAt = instant((at) => at > startedAt);
  const book = { ...bookFields, createdAt: now, updatedAt: now };
  const storedBook = { ...book, ...rememberedPrices, requestHash: hash };
  const fields = {
    books: storedBook,
    drafts: {
      ...book,
      requestHash: hash,
      description: trimmed(0, 5000),
      category: string().defined(),
      oldPrice: price.optional(),
      newPrice: price.optional(),
    },
    orders: {
      uid: string()
        .defined()
        .oneOf(shoppers.map(({ uid }) => uid)),
      name: trimmed(0, 200),
      email: string()
        .defined()
        .oneOf(shoppers.map(({ email }) => email)),
      phone: trimmed(0, 40),
      address,
      productIds: distinct(bookId, 1, 200),
      totalPrice: string()
        .defined()
        .matches(/^(?:0|[1-9]\d*)\.\d\d$/),
      totalCents: cents,
      taxName: trimmed(1, 20).optional(),
      taxIsIncluded: boolean().optional(),
      deliveryCents: cents.optional(),
      collection: boolean().optional(),
      lines: listOf(line, 1, 200),
      // One address can name the books folder several times.
      coverImages: distinct(text(1, 500), 0, 2_000),
      number: orderNumber,
      status,
      history: listOf(step, 1, 1000),
      carrier: trimmed(0, 60),
      trackingCode: trimmed(0, 100),
      cashCents: cents.optional(),
      invoices: listOf(
        object({ number: invoiceNumber, isCreditNote: boolean().defined(), day, cents: whole }).noUnknown(),
        1,
        1000,
      ).optional(),
      invoicedAt: string().oneOf(['delivery', 'placing']).optional(),
      billed: listOf(billed, 0, 400).optional(),
      searchKeys: distinct(text(1, 320), 0, 200),
      changeKeys: distinct(text(65, 65), 0, 100),
      lastStep: mixed().optional(),
      lineChanges: listOf(lineChange, 0, 200),
      discounts: listOf(discount, 1, 20).optional(),
      isDiscounted: boolean().optional(),
      parcels: listOf(parcel, 0, 200),
      parcelsMade: whole.min(0).optional(),
      messages: listOf(object({ text: trimmed(1, 2000), at: isoInstant }).noUnknown(), 0, 50),
      outCents: cents,
      stockTaken: distinct(bookId, 0, 200),
      requestHash: sha256,
      createdAt: now,
      changedAt: now.optional(),
    },
    stock: {
      onHand: whole.min(0).max(100_000),
      lowAt: whole.min(0).max(100_000),
      shelf: trimmed(0, 20),
      inShop: boolean().defined(),
      low: boolean().defined(),
      updatedAt: now,
    },
    stockMovements: {
      bookId,
      change: whole,
      onHand: whole.min(0),
      reason: string().defined(),
      by: string().defined().oneOf(['shopper', 'admin']),
      orderId: trimmed(1, 128).optional(),
      requestHash: hash,
      at: now,
    },
    cashEntries: {
      orderId: trimmed(1, 128),
      number: orderNumber,
      cents: whole,
      kind: string().defined().oneOf(['taken', 'given-back', 'undone', 'returned', 'discount']),
      way: string().defined().oneOf(['cash', 'bank', 'card']),
      takenCents: whole,
      givenBackCents: cents,
      deliveredBookIds: distinct(bookId, 0, 200),
      returnedBookIds: distinct(bookId, 0, 200),
      deliveryCents: whole.optional(),
      discounts: listOf(
        object({ basisPoints: whole.optional(), cents: whole, taxCents: whole.optional() }).noUnknown(),
        1,
        4,
      ).optional(),
      carrier: trimmed(0, 60),
      reference: trimmed(0, 100),
      note: trimmed(0, 500),
      day,
      by: trimmed(1, 100),
      at: now,
    },
    cashClosings: {
      countedCents: cents,
      note: trimmed(0, 500),
      at: isoInstant,
      by: trimmed(1, 100),
      keyHash: sha256,
      reopened: object({ reason: trimmed(1, 500), at: isoInstant, by: trimmed(1, 100), keyHash: sha256 })
        .noUnknown()
        .default(undefined),
    },
    invoiceCounters: { last: whole.min(1) },
    invoices: {
      number: invoiceNumber,
      kind: string().defined().oneOf(['invoice', 'credit-note']),
      layout: whole.min(1),
      day,
      at: isoInstant,
      orderId: trimmed(1, 128),
      orderNumber,
      shopName: trimmed(1, 40),
      contact: listOf(trimmed(1, 254), 0, 2),
      seller: object({
        name: trimmed(1, 120),
        address: listOf(trimmed(1, 300), 1, 30),
        taxNumber: trimmed(0, 60),
      }).noUnknown(),
      buyer: listOf(text(1, 700), 0, 4),
      facts: listOf(object({ label: text(1, 40), text: text(1, 200) }).noUnknown(), 1, 20),
      reason: text(1, 100).optional(),
      references: listOf(invoiceNumber, 0, 200),
      lines: listOf(invoiceLine, 1, 400),
      taxName: trimmed(1, 20).optional(),
      notes: listOf(trimmed(1, 300), 0, 5),
      currency: text(3, 3),
      format: mixed().defined(),
    },
    orderNotes: {
      notes: listOf(
        object({
          text: trimmed(1, 2000),
          at: isoInstant,
          by: trimmed(1, 100),
          keyHash: text(32, 32),
        }).noUnknown(),
        1,
        50,
      ),
      changedAt: now,
    },
    stockPostings: {
      kind: string().defined().oneOf(['delivery', 'stocktake', 'bulk']),
      state: string().defined().oneOf(['posting', 'posted', 'undoing', 'undone']),
      by: trimmed(1, 60),
      createdAt: now,
      supplier: trimmed(0, 100),
      note: trimmed(0, 500),
      lines: listOf(object({ bookId, change: whole }).noUnknown(), 1, 1000),
      books: whole.min(1),
      copies: whole.min(1),
      done: whole.min(0),
      keptCount: whole.min(0),
      kept: listOf(object({ bookId, title: text(0, 300), reason: text(1, 100) }).noUnknown(), 0, 20),
      requestHash: sha256,
    },
    stocktakes: {
      scope: string().defined().oneOf(['all', 'shelf', 'category']),
      value: trimmed(0, 20),
      state: string().defined().oneOf(['counting', 'booked']),
      by: trimmed(1, 60),
      createdAt: now,
      isWhole: boolean().defined(),
      lines: listOf(
        object({
          bookId,
          title: text(0, 300),
          counted: whole.min(0),
          expected: whole.optional(),
        }).noUnknown(),
        0,
        1000,
      ),
      batches: distinct(text(20, 20), 0, 5000),
    },
    orderNumbers: { orderId: trimmed(1, 128) },
    sales: {
      orders: whole,
      salesCents: whole,
      books: mixed().default({}).test('copies', 'no copies', areCopies),
    },
    mail: {
      to: text(3, 320),
      message: object({ subject: text(1, 500), text: text(1, 500_000), html: text(1, 900_000) }).noUnknown(),
      orderId: trimmed(1, 128),
      event: string().defined(),
      uid: text(1, 128),
      // The mail of an order of before may be sent only now.
      createdAt: instant(() => true),
      expiresAt,
      delivery: object({
        state: string().defined().oneOf(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'OFF', 'HELD']),
        attempts: whole.min(0).max(5),
        nextAttemptAt: instant(() => true),
        copy: whole.min(0).optional(),
      }).noUnknown(),
    },
    stats: {
      books: whole.optional(),
      trendingBooks: whole.optional(),
      orders: whole.optional(),
      salesCents: whole.optional(),
      toPack: whole.optional(),
    },
    bookChanges: {
      at: now,
      size: whole.min(1).max(50),
      changes: listOf(
        object({
          id: bookId,
          version: whole,
          book: object({ ...book, reduction })
            .noUnknown()
            .default(undefined),
        }).noUnknown(),
        1,
        50,
      ),
    },
    catalogue: {
      data: mixed((value): value is Buffer => Buffer.isBuffer(value)).optional(),
      generation: whole.optional(),
      snapshot: text(1, 100).optional(),
      previous: text(0, 100).optional(),
      cards: listOf(partSize, 0, 1000).optional(),
      books: listOf(partSize, 0, 1000).optional(),
      feed: object({ snapshot: text(1, 100), shop: text(1, 300), parts: listOf(partSize, 0, 1000) })
        .noUnknown()
        .default(undefined),
      sold: whole.optional(),
      foldedAt: now.optional(),
    },
    adminSessions: {
      tokenHash: sha256,
      expiresAt,
      person: trimmed(1, 20),
      name: trimmed(1, 60),
      role: string().defined().oneOf(roleNames),
      may: listOf(string().defined(), 1, 4),
    },
    audit: {
      at: now,
      by: trimmed(1, 60),
      kind: string()
        .defined()
        .oneOf([
          'book',
          'draft',
          'stock',
          'delivery',
          'stocktake',
          'stocks',
          'cover',
          'shelf',
          'order',
          'cash',
          'person',
          'settings',
          'session',
          'export',
        ]),
      action: string()
        .defined()
        .oneOf([
          'added',
          'published',
          'changed',
          'deleted',
          'restored',
          'step',
          'taken',
          'givenBack',
          'closed',
          'reopened',
          'mailed',
          'signedIn',
          'refused',
          'exported',
          'received',
          'booked',
          'undone',
        ]),
      targetId: text(1, 200),
      title: text(0, 300),
      note: text(0, 700),
      before: mixed(isFlat).optional(),
      after: mixed(isFlat).optional(),
      about: listOf(text(1, 300), 1, 60),
      expiresAt,
    },
    admins: {
      name: trimmed(2, 60),
      role: string().defined().oneOf(givenRoles),
      disabled: boolean().defined(),
      passwordHash: text(20, 200),
      createdAt: now,
    },
    adminDevices: { expiresAt, accounts: distinct(text(20, 20), 1, 51) },
    deviceLinks: { expiresAt },
    bookArchive: {
      bookId,
      at: now,
      changes: array(
        object({
          id: bookId,
          version: whole,
          before: object(storedBook).noUnknown().default(undefined),
          isDeletion: boolean().oneOf([true]).optional(),
        }).noUnknown(),
      )
        .defined()
        .min(1)
        .max(1),
      expiresAt,
    },
    settings: {
      sampleFigures: boolean().defined(),
      confirmAddress: boolean().defined(),
      shopName: trimmed(1, 40),
      contactEmail: trimmed(3, 254),
      contactPhone: trimmed(0, 40),
      postalAddress: trimmed(0, 300),
      openingHours: trimmed(0, 600),
      social: listOf(object({ name: trimmed(1, 30), href: trimmed(9, 500) }), 0, 6),
      promo: object({ isOn: boolean().defined(), text: trimmed(0, 160), link: trimmed(0, 500) }),
      genres: listOf(
        object({
          ...{ slug: trimmed(1, 40), name: trimmed(1, 40) },
          ...{ isHidden: boolean().defined(), isChoice: boolean().defined() },
        }),
        1,
        60,
      ),
      news: listOf(
        object({ title: trimmed(1, 100), description: trimmed(1, 400), link: trimmed(0, 500) }),
        5,
        5,
      ),
      orderMails: object({ isToContact: boolean().defined(), addresses: listOf(trimmed(3, 254), 0, 5) }),
      welcome: object({ heading: trimmed(1, 60), text: trimmed(0, 240) }),
      deliveryTexts: object({
        time: trimmed(1, 60),
        workingDays: whole.min(1).max(60),
        payment: trimmed(0, 80),
      }),
      services: object({
        google: boolean().defined(),
        isbnLookup: boolean().defined(),
        newsletter: boolean().defined(),
      }),
      mailGreeting: trimmed(0, 100),
      mailEnd: trimmed(0, 500),
      delivery: object({
        areas: listOf(
          object({
            name: trimmed(1, 60),
            countries: distinct(
              string()
                .defined()
                .matches(/^[A-Z]{2}$/),
              0,
              60,
            ),
            zips: listOf(object({ from: trimmed(1, 12), to: trimmed(1, 12) }).noUnknown(), 0, 60),
            by: string().defined().oneOf(['amount', 'weight']),
            steps: listOf(
              object({ from: number().defined().min(0), cost: number().defined().min(0) }).noUnknown(),
              1,
              10,
            ),
            freeFrom: number().min(0).optional(),
          }).noUnknown(),
          0,
          30,
        ),
        isShown: boolean().defined(),
        hasCollection: boolean().optional(),
        collectionText: string().max(300).optional(),
      }).noUnknown(),
      updatedAt: now,
    },
    shelves: {
      ...shelfFields,
      books: listOf(object({ bookId, note: trimmed(0, 280), by: trimmed(0, 60) }).noUnknown(), 0, 60),
      requestHash: sha256.optional(),
      updatedAt: now,
      deletedAt: now.optional(),
      expiresAt: expiresAt.optional(),
    },
    shelfIndex: {
      shelves: listOf(
        object({
          ...shelfFields,
          id: trimmed(1, 128),
          version: whole.min(0),
          books: listOf(object({ bookId, note: trimmed(0, 241), by: trimmed(0, 60) }).noUnknown(), 0, 60),
        }).noUnknown(),
        0,
        50,
      ),
    },
    isbns: { bookId },
    isbnLookups: {
      isKnown: boolean().defined(),
      book: object({
        ...bookFields,
        title: bookFields.title.optional(),
        description: bookFields.description.optional(),
        category: bookFields.category.optional(),
        coverImage: mixed<never>().optional(),
        newPrice: mixed<never>().optional(),
        oldPrice: mixed<never>().optional(),
        trending: mixed<never>().optional(),
      }).noUnknown(),
      expiresAt,
    },
    orderRates: { times: listOf(whole, 1, 30), expiresAt },
    adminAttempts: { times: listOf(whole, 0, 200), expiresAt },
  };
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, object(one).noUnknown()]));
}

/** What is wrong with a document; nothing when it may be there. */
function faultsIn(data: Record<string, unknown>, schema: Schema | undefined): readonly string[] {
  if (!schema) return ['an unknown collection'];
  try {
    schema.validateSync(data, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

/** What was examined, and which documents should not be there, with what is wrong with them. */
export interface Findings {
  documents: number;
  invalid: string[];
}

/** Examines every document that was written since the run started, whatever its collection. */
export async function examineStored(data: FuzzData): Promise<Findings> {
  const schemas = schemasOf(data);
  const findings: Findings = { documents: 0, invalid: [] };
  for (const collection of await database().listCollections()) {
    const { docs } = await collection.get();
    for (const snapshot of docs.filter(({ updateTime }) => updateTime.toMillis() >= data.startedAt)) {
      const faults = [...faultsIn(snapshot.data(), schemas[collection.id])];
      if (collection.id === 'orders' && !isConsistent(snapshot.data())) faults.push('another sum');
      findings.documents += 1;
      if (faults.length > 0) findings.invalid.push(`${snapshot.ref.path}: ${faults.join(', ')}`);
    }
  }
  return findings;
}
