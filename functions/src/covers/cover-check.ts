import { info, warn } from 'firebase-functions/logger';
import type { ShopBucket, ShopFile } from '../platform/firebase.ts';
import { isMissingFile, unlessGone } from '../platform/storage-errors.ts';
import { coverFolder, coverMaxBytes } from '../shared/book/cover.ts';
import { coverTypeOf } from './cover-name.ts';
import { coverCaching } from './cover-store.ts';
import { pictureType } from './picture.ts';

/** What Storage tells of a file that was just stored. */
export interface StoredFile {
  name: string;
  /** Tells this file from an earlier and a later one of the same name. */
  generation: number | string;
  size: number | string;
  contentType?: string;
  contentEncoding?: string;
  cacheControl?: string;
  contentDisposition?: string;
  metadata?: Record<string, string>;
}

/** What became of a file; 'gone' when it was no longer there to be checked. */
type CheckResult = 'kept' | 'corrected' | 'removed' | 'gone';

/** A slash in front makes another name, which the rules of Storage may not see; the folder holds nothing else. */
const claimsToBeCover = /^\/*books\//;
/** Firebase itself gives every upload one; it opens nothing that is not public already. */
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

/** What must change so that a file says of itself what the shop's own uploads say; undefined when nothing must. */
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
 * Looks at a file that was just stored. One in the books folder that is not the picture that its name and its type
 * claim is removed; one that is, but says something else of itself than the shop's own uploads, is corrected. Only
 * ever this very file: one that has taken its name meanwhile is left alone.
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
