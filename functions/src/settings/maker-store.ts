import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { array, object } from 'yup';
import { collection } from '../platform/collections.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import { inTime } from '../platform/in-time.ts';
import { reportError } from '../platform/logging/error-report.ts';
import { Refreshed } from '../platform/refreshed.ts';
import { fits, type Maker, makerSchema, makerText, publisherKey } from '../shared/book/maker.ts';
import { readFields, readTime } from '../shared/values/stored-fields.ts';

// All publishers in one document, so that no page and no list reads more than this.

/** 409: all that the shop says of its publishers would not fit. */
class TooManyMakers extends Conflict {
  constructor() {
    super('too-many-makers', 'There is no room for more: shorten or empty the addresses of other publishers');
  }
}

const makersSchema = object({ makers: array(makerSchema.required()).required() });

const reference = () => collection('settings').doc('makers');

interface StoredMakers {
  makers: Maker[];
  /** The millisecond of the last change; 0 before. */
  version: number;
}

/** @param reader the transaction that changes them */
export async function findMakers(reader?: Transaction): Promise<StoredMakers> {
  const data = (await (reader ? reader.get(reference()) : reference().get())).data() ?? {};
  return { makers: readFields(makersSchema, data).makers, version: readTime(data.updatedAt) };
}

/** @throws TooManyMakers */
export function writeMakers(
  transaction: Transaction,
  { version }: StoredMakers,
  makers: readonly Maker[],
): void {
  if (!fits(makers)) throw new TooManyMakers();
  const updatedAt = Timestamp.fromMillis(Math.max(Date.now(), version + 1));
  transaction.set(reference(), { makers, updatedAt });
}

/** How old they may be, and for how long a page waits for the database where those before are there, in milliseconds. */
const freshMs = process.env.FUNCTIONS_EMULATOR === 'true' ? 1000 : 60_000;
const timeoutMs = 2000;

interface PresentMakers {
  texts: ReadonlyMap<string, string>;
  version: number;
}

async function read(): Promise<PresentMakers> {
  const { makers, version } = await findMakers();
  return { texts: new Map(makers.map((one) => [publisherKey(one.publisher), makerText(one)])), version };
}

/** The present ones; while the database does not answer, those before. */
async function refresh(before: PresentMakers | undefined): Promise<PresentMakers> {
  try {
    return await (before ? inTime(read(), timeoutMs) : read());
  } catch (failure) {
    if (!before) throw failure;
    reportError('The makers could not be read: pages show those before', failure);
    return before;
  }
}

const recent = new Refreshed({ freshMs, staleMs: freshMs, refresh });

/** What stands with the offer of a publisher's books, and since when: an instance reads all of them once a minute. */
export async function makerOf(publisher = ''): Promise<{ maker: string; version: number } | undefined> {
  if (publisher === '') return undefined;
  const { texts, version } = await recent.recent();
  const maker = texts.get(publisherKey(publisher));
  return maker ? { maker, version } : undefined;
}
