import type { Timestamp } from 'firebase-admin/firestore';
import { array, type InferType, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { isMissingDocument, isWriteConflict } from '../platform/http/database-errors.ts';
import { readFields } from '../shared/values/stored-fields.ts';

const releaseSchema = object({
  /** The version of the data: up to this number all migrations are done. */
  data: number().required(),
  /** The numbers of all migrations that are done. */
  done: array(number().required()).required(),
  /** The migration that is under way, 0 for none: behind which document it goes on, and how many it has changed. */
  running: number().required(),
  cursor: string().defined().default(''),
  changed: number().required(),
});

/** Of which release the data of a shop is. */
export type Release = InferType<typeof releaseSchema>;

/** With the time of its last write: it changes only as long as no other run has changed it. */
export interface StoredRelease extends Release {
  updateTime: Timestamp;
}

const reference = () => collection('meta').doc('release');

/** Of which release the data is; undefined for a new shop. */
export async function findRelease(): Promise<StoredRelease | undefined> {
  const snapshot = await reference().get();
  const { updateTime } = snapshot;
  return updateTime && { ...readFields(releaseSchema, snapshot.data() ?? {}), updateTime };
}

/** Notes how far the data has come; undefined when another run was faster. */
export async function writeRelease(
  before: StoredRelease | undefined,
  release: Release,
): Promise<StoredRelease | undefined> {
  try {
    const { writeTime } = before
      ? await reference().update({ ...release }, { lastUpdateTime: before.updateTime })
      : await reference().create(release);
    return { ...release, updateTime: writeTime };
  } catch (error) {
    if (isWriteConflict(error) || isMissingDocument(error)) return undefined;
    throw error;
  }
}
