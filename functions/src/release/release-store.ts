import type { Timestamp } from 'firebase-admin/firestore';
import { array, type InferType, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { isMissingDocument, isWriteConflict } from '../platform/http/database-errors.ts';
import { readFields } from '../shared/values/stored-fields.ts';

const releaseSchema = object({
  /** All migrations up to this number are done. */
  data: number().required(),
  done: array(number().required()).required(),
  /** The current migration (0 for none), its cursor, and the number of documents it changed. */
  running: number().required(),
  cursor: string().defined().default(''),
  changed: number().required(),
});

/** The release of a shop's data. */
export type Release = InferType<typeof releaseSchema>;

/** With its last write, so that concurrent runs conflict. */
export interface StoredRelease extends Release {
  updateTime: Timestamp;
}

const reference = () => collection('meta').doc('release');

/** Undefined for a new shop. */
export async function findRelease(): Promise<StoredRelease | undefined> {
  const snapshot = await reference().get();
  const { updateTime } = snapshot;
  return updateTime && { ...readFields(releaseSchema, snapshot.data() ?? {}), updateTime };
}

/** Undefined when another run was faster. */
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
