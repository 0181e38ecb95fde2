import { describe, expect, it } from 'vitest';
import { coverCaching } from '../../functions/src/covers/cover-store.ts';
import { exactly } from '../figures.ts';
import { expectGoal } from './goals.ts';
import { mislabelledFiles, oddMetadata, polyglotFiles } from './mislabelled-files.ts';
import {
  download,
  examinedWithinMs,
  expectMetadata,
  inParallel,
  metadataOf,
  sample,
} from './stored-files.ts';
import { send, signInForUploads } from './uploading.ts';

const group = 'Stored covers';

const admin = await signInForUploads();

interface Sent {
  name: string;
  /** Of a download link; the emulator can serve such a link while the file is removed. */
  token: string;
}

/** Downloads files until all of them are removed. @returns the types that they were served as meanwhile */
async function typesUntilRemoved(sent: readonly Sent[]): Promise<Set<string>> {
  const types = new Set<string>();
  let remaining = [...sent];
  const request = async () => {
    const answers = await inParallel(remaining, ({ name, token }) => download(name, token));
    for (const { status, type } of answers) if (status === 200) types.add(type);
    remaining = remaining.filter((_, index) => answers[index]?.status !== 404);
    return remaining;
  };
  await expect.poll(request, { timeout: examinedWithinMs, interval: 50 }).toEqual([]);
  return types;
}

const isImage = (type: string) => /^image\/(png|jpeg|webp|avif)$/.test(type);

describe('a file that the rules accept', () => {
  it('is removed at once when its bytes are not the picture that it claims to be', async () => {
    const uploads = sample(await mislabelledFiles(), 7);
    const files = await inParallel(uploads, async (upload) => {
      const answer = await send(upload, admin);
      expect(answer.status, upload.what).toBe(200);
      const { downloadTokens } = await answer.json();
      return { name: upload.name, token: downloadTokens };
    });
    const otherTypes = [...(await typesUntilRemoved(files))].filter((type) => !isImage(type));
    const later = await inParallel(files, ({ name }) => download(name));
    const removed = later.filter(({ status }) => status === 404).length;
    const what = `Files that are not what they claim, removed of ${files.length}`;
    expectGoal(exactly(group, what, removed, files.length));
    expectGoal(exactly(group, 'Such files served as anything but an image before', otherTypes.length, 0));
  });

  it('is never served as what hides behind its picture', async () => {
    const uploads = sample(await polyglotFiles(), 3);
    await inParallel(uploads, async (upload) => {
      expect((await send(upload, admin)).status, upload.what).toBe(200);
    });
    // Its metadata is corrected once it has been examined.
    await Promise.all(uploads.map(({ name }) => expectMetadata(name, { cacheControl: coverCaching })));
    const served = await inParallel(uploads, async ({ name, contentType }) => {
      const { status, type } = await download(name);
      return status === 200 && type === contentType && isImage(type);
    });
    const images = served.filter(Boolean).length;
    const name = `Pictures with something behind them, served as images of ${images}`;
    expectGoal(exactly(group, name, images, served.length));
  });

  it("has only the metadata that the shop's own uploads have", async () => {
    const uploads = await oddMetadata();
    for (const upload of uploads) expect((await send(upload, admin)).status).toBe(200);
    const contentDisposition = expect.stringMatching(/^inline$/);
    const corrected = { cacheControl: coverCaching, contentDisposition, contentType: 'image/png' };
    await Promise.all(uploads.map(({ name }) => expectMetadata(name, corrected)));
    const customFields = async (name: string) => {
      const { metadata = {} } = await metadataOf(name);
      return Object.keys(metadata).filter((key) => key !== 'firebaseStorageDownloadTokens');
    };
    await inParallel(uploads, ({ name }) =>
      expect.poll(() => customFields(name), { timeout: examinedWithinMs }).toEqual([]),
    );
    expectGoal(exactly(group, 'Pictures with odd metadata, corrected', uploads.length, uploads.length));
  });
});
