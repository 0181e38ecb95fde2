import type { Transaction } from 'firebase-admin/firestore';
import { array, object } from 'yup';
import { collection } from '../platform/collections.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import { refreshedOrBefore } from '../platform/refreshed.ts';
import { changeTime } from '../platform/timestamps.ts';
import { fits, type Maker, makerSchema, makerText, publisherKey } from '../shared/book/maker.ts';
import { readFields, readTime } from '../shared/values/stored-fields.ts';

// All publishers in one document: one read for any page or list.

const makersSchema = object({ makers: array(makerSchema.required()).required() });

const reference = () => collection('settings').doc('makers');

interface StoredMakers {
  makers: Maker[];
  /** Milliseconds of the last change; 0 before. */
  version: number;
}

export async function findMakers(reader?: Transaction): Promise<StoredMakers> {
  const data = (await (reader ? reader.get(reference()) : reference().get())).data() ?? {};
  return { makers: readFields(makersSchema, data).makers, version: readTime(data.updatedAt) };
}

/** @throws Conflict */
export function writeMakers(
  transaction: Transaction,
  { version }: StoredMakers,
  makers: readonly Maker[],
): void {
  if (!fits(makers)) {
    const message = 'There is no room for more: shorten or empty the addresses of other publishers';
    throw new Conflict('too-many-makers', message);
  }
  const updatedAt = changeTime(version);
  transaction.set(reference(), { makers, updatedAt });
}

interface PresentMakers {
  texts: ReadonlyMap<string, string>;
  version: number;
}

async function read(): Promise<PresentMakers> {
  const { makers, version } = await findMakers();
  return { texts: new Map(makers.map((one) => [publisherKey(one.publisher), makerText(one)])), version };
}

const recent = refreshedOrBefore(read, 'The makers could not be read: pages show those before');

/** Safety contact shown with a publisher's books, and its version; cached for a minute. */
export async function makerOf(publisher = ''): Promise<{ maker: string; version: number } | undefined> {
  if (publisher === '') return undefined;
  const { texts, version } = await recent.recent();
  const maker = texts.get(publisherKey(publisher));
  return maker ? { maker, version } : undefined;
}
