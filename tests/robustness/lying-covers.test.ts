import { beforeAll, describe, expect, it } from 'vitest';
import { coverCaching } from '../../functions/src/covers/cover-store.ts';
import { exactly } from '../figures.ts';
import { liars, oddMetadata, polyglots } from './lying-uploads.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';
import { expectState, inCrowd, look, lookedAtWithinMs, metadataOf, some } from './upload-watching.ts';
import { type Credentials, senders, sendWithMetadata, signInForUploads } from './uploading.ts';

const group = 'Stored covers';
const ways = Object.values(senders);
const rounds = runSize({ quick: 1, full: ways.length });

let admin: Credentials;

beforeAll(async () => {
  admin = await signInForUploads();
});

interface Sent {
  name: string;
  /** What a download link carries; the emulator does not stumble over a link to a file that goes meanwhile. */
  token: string;
}

/** Looks at files until all of them have gone; returns the types that they were served as meanwhile. */
async function watchGoing(sent: readonly Sent[]) {
  const types = new Set<string>();
  let staying = [...sent];
  const seen = async () => {
    const looks = await inCrowd(staying, ({ name, token }) => look(name, token));
    for (const { status, type } of looks) if (status === 200) types.add(type);
    staying = staying.filter((_, index) => looks[index]?.status !== 404);
    return staying;
  };
  await expect.poll(seen, { timeout: lookedAtWithinMs, interval: 50 }).toEqual([]);
  return types;
}

const isImage = (type: string) => /^image\/(png|jpeg|webp|avif)$/.test(type);

describe('a file that the rules let in', { timeout: 300_000 }, () => {
  it('is removed at once when its bytes are not the picture that it claims to be', async () => {
    let sent = 0;
    let removed = 0;
    const odd: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const uploads = some(await liars(), 7);
      sent += uploads.length;
      const files = await inCrowd(uploads, async (upload) => {
        const send = (upload.metadata ? undefined : ways[round % ways.length]) ?? sendWithMetadata;
        const answer = await send(upload, admin);
        expect(answer.status, upload.what).toBe(200);
        const { downloadTokens } = await answer.json();
        return { name: upload.name, token: downloadTokens };
      });
      odd.push(...[...(await watchGoing(files))].filter((type) => !isImage(type)));
      const later = await inCrowd(files, ({ name }) => look(name));
      removed += later.filter(({ status }) => status === 404).length;
    }
    expectGoal(exactly(group, `Files that are not what they claim, removed of ${sent}`, removed, sent));
    expectGoal(exactly(group, 'Such files served as anything but an image before', odd.length, 0));
  });

  it('is never served as what hides behind its picture', async () => {
    const uploads = some(await polyglots(), 3);
    await inCrowd(uploads, async (upload) => {
      expect((await sendWithMetadata(upload, admin)).status, upload.what).toBe(200);
    });
    // The correction of what it says of itself tells that it was looked at.
    await Promise.all(uploads.map(({ name }) => expectState(name, { cacheControl: coverCaching })));
    const served = await inCrowd(uploads, async ({ name, contentType }) => {
      const { status, type } = await look(name);
      return status === 200 && type === contentType && isImage(type);
    });
    const images = served.filter(Boolean).length;
    expectGoal(
      exactly(
        group,
        `Pictures with something behind them, served as images of ${images}`,
        images,
        served.length,
      ),
    );
  });

  it('says of itself only what the shop’s own uploads say', async () => {
    const uploads = await oddMetadata();
    for (const upload of uploads) expect((await sendWithMetadata(upload, admin)).status).toBe(200);
    await Promise.all(
      uploads.map(({ name }) =>
        expectState(name, {
          cacheControl: coverCaching,
          contentDisposition: expect.stringMatching(/^inline$/),
          contentType: 'image/png',
        }),
      ),
    );
    // What an upload says of its own accord may be right but for this.
    const ownWords = async (name: string) => {
      const { metadata = {} } = await metadataOf(name);
      return Object.keys(metadata).filter((key) => key !== 'firebaseStorageDownloadTokens');
    };
    const corrected = await inCrowd(uploads, async ({ name }) => {
      await expect.poll(() => ownWords(name), { timeout: lookedAtWithinMs }).toEqual([]);
      return name;
    });
    const right = corrected.length;
    expectGoal(exactly(group, 'Pictures that said odd things of themselves, corrected', right, uploads.length));
  });
});
