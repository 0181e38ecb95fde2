import { info, warn } from 'firebase-functions/logger';
import type { ShopBucket, ShopFile } from '../platform/firebase.ts';
import { isMissingFile, unlessGone } from '../platform/storage-errors.ts';
import { coverFolder, coverMaxBytes } from '../shared/book/cover.ts';
import { coverTypeOf } from './cover-name.ts';
import { coverCaching } from './cover-store.ts';
import { pictureType } from './picture.ts';

export interface StoredFile {
  name: string;
  /** Distinguishes files of the same name over time. */
  generation: number | string;
  size: number | string;
  contentType?: string;
  contentEncoding?: string;
  cacheControl?: string;
  contentDisposition?: string;
  metadata?: Record<string, string>;
}

/** 'gone': removed before it could be checked. */
type CheckResult = 'kept' | 'corrected' | 'removed' | 'gone';

/** With a slash in front the name is another one, which the Storage rules may not match; nothing else is in the folder. */
const claimsToBeCover = /^\/*books\//;
/** Added by Firebase to every upload; gives access only to what is public already. */
const firebaseToken = 'firebaseStorageDownloadTokens';

async function isWhatItClaims(file: ShopFile, stored: StoredFile): Promise<boolean> {
  const { name, size, contentType, contentEncoding = 'identity' } = stored;
  const claimed = coverTypeOf(name.slice(coverFolder.length));
  if (!claimed || contentType !== claimed || contentEncoding !== 'identity') return false;
  if (Number(size) > coverMaxBytes) return false;
  const [bytes] = await file.download();
  return (await pictureType(bytes)) === claimed;
}

type Corrections = Parameters<ShopFile['setMetadata']>[0];

/** What to change so that metadata match the shop's own uploads; undefined when nothing. */
export function corrections(stored: StoredFile): Corrections | undefined {
  const { cacheControl, contentDisposition = 'inline', metadata = {} } = stored;
  const unknownKeys = Object.keys(metadata).filter((key) => key !== firebaseToken);
  const isInline = /^inline(; ?filename\*=[\w'%.-]*)?$/i.test(contentDisposition);
  if (cacheControl === coverCaching && isInline && unknownKeys.length === 0) return undefined;
  return {
    cacheControl: coverCaching,
    contentDisposition: 'inline',
    ...(unknownKeys.length > 0
      ? { metadata: Object.fromEntries(unknownKeys.map((key) => [key, null])) }
      : {}),
  };
}

/**
 * Checks a newly stored file. In the books folder, removes a file that is not the picture its name and type claim, and
 * corrects metadata that differ from the shop's own uploads. Acts on this generation only: a newer file of the same
 * name is left alone.
 */
export async function checkCover(bucket: ShopBucket, stored: StoredFile): Promise<CheckResult> {
  const { name, generation } = stored;
  if (!claimsToBeCover.test(name)) return 'kept';
  const file = bucket.file(name, { generation });
  const thisOne = { ifGenerationMatch: generation };
  try {
    if (!(await isWhatItClaims(file, stored))) {
      await file.delete(thisOne);
      warn('A file that is not the picture it claims to be was removed', { file: name });
      return 'removed';
    }
  } catch (error) {
    if (isMissingFile(error)) return 'gone';
    throw error;
  }
  const corrected = corrections(stored);
  if (!corrected) return 'kept';
  if (!(await unlessGone(() => file.setMetadata(corrected, thisOne)))) return 'gone';
  info('What a cover said of itself was corrected', { file: name });
  return 'corrected';
}
