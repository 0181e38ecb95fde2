import { beforeAll, describe, expect, it } from 'vitest';
import { pictureType } from '../../functions/src/covers/picture.ts';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import { sweepCovers } from '../../functions/src/use-cases/books/sweep-covers.ts';
import { shopAddress } from '../emulators/project.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { registerShopper, signInAdmin } from './accounts.ts';
import { call, inParallel, refusal } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';

const token = await signInAdmin();

beforeAll(async () => {
  await emptyCollection('adminAttempts');
});

async function uploadPair(): Promise<string> {
  const stem = `cover-${crypto.randomUUID()}`;
  const bucket = await shopBucket();
  const picture = await makePicture('avif');
  for (const width of [480, 240]) {
    const file = bucket.file(`books/${stem}.${width}w.avif`);
    await file.save(picture, { contentType: 'image/avif', resumable: false });
  }
  return `${stem}.480w.avif`;
}

async function isStored(fileName: string): Promise<boolean> {
  const [exists] = await (await shopBucket()).file(`books/${fileName}`).exists();
  return exists;
}

function remove(fileName: string) {
  return call('DELETE', `/api/covers/${encodeURIComponent(fileName)}`, { token });
}

describe('a preview of a cover', () => {
  const previewOf = (fileName: string) =>
    fetch(`${shopAddress}/api/covers/${encodeURIComponent(fileName)}/preview`);

  it('is the cover as a JPEG, which a CDN may keep', async () => {
    const answer = await previewOf(await uploadPair());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('s-maxage=2592000');
    expect(await pictureType(await answer.bytes())).toBe('image/jpeg');
  });

  it('has one address only, so that no request passes the CDN by', async () => {
    const cover = encodeURIComponent(await uploadPair());
    const answer = await call('GET', `/api/covers/${cover}/preview?x=1`);
    expect(refusal(answer)).toMatchObject({ status: 400, code: 'invalid-argument' });
  });

  it.each(['no-such-cover.480w.avif', '../imports/secret.csv', '\0', 'x'.repeat(2000)])(
    'is not found for %j',
    async (fileName) => {
      const answer = await previewOf(fileName);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    },
  );
});

it('A cover is drawn once for all who ask for it, and for no caller who has gone', async () => {
  await emptyCollection('drawnCovers');
  const titles = Array.from({ length: 6 }, () => ({
    title: `A book without a picture ${crypto.randomUUID()}`,
  }));
  const [wanted = '', ...others] = await Promise.all(titles.map(storeBook)).then((books) =>
    books.map(({ _id }) => _id),
  );
  const ask = (id: string, signal: AbortSignal | null = null) =>
    fetch(`${shopAddress}/api/books/${id}/drawn-cover`, { signal });
  const gone = others.map(async (id) => expect(ask(id, AbortSignal.timeout(1))).rejects.toThrow());
  const answers = await inParallel(10, () => ask(wanted));
  await Promise.all(gone);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { docs } = await database().collection('drawnCovers').get();
  expect(docs).toHaveLength(1);
  const kept = await answers[0]?.bytes();
  expect(Buffer.from(docs[0]?.get('jpeg'))).toEqual(Buffer.from(kept ?? []));
  await docs[0]?.ref.update({ jpeg: Buffer.from('kept') });
  expect(await (await ask(wanted)).text()).toBe('kept');
});

describe('covers', () => {
  it('that nothing shows are removed in both widths', async () => {
    const cover = await uploadPair();
    const small = cover.replace('480w', '240w');
    expect(await remove(small)).toMatchObject({
      status: 200,
      body: { message: 'Cover deleted', deleted: [cover, small] },
    });
    expect([await isStored(cover), await isStored(small)]).toEqual([false, false]);
    expect(refusal(await remove(cover))).toMatchObject({ status: 404, code: 'not-found' });
  });

  it.each([
    ['its name', (cover: string) => cover],
    ['a whole address', (cover: string) => `https://storage.googleapis.com/my-shop/books/${cover}`],
  ])('of a book by %s stay, and those of a past order when the book has gone', async (_, imageOf) => {
    const cover = await uploadPair();
    const book = await storeBook({ coverImage: imageOf(cover) });
    for (const name of [cover, cover.replace('480w', '240w')]) {
      expect(refusal(await remove(name))).toMatchObject({ status: 409, code: 'cover-in-use' });
    }
    const { token: by } = await registerShopper();
    expect((await call('POST', '/api/orders', { token: by, body: makeOrderRequest([book]) })).status).toBe(
      201,
    );
    expect((await call('DELETE', `/api/books/${book._id}`, { token })).status).toBe(200);
    expect(refusal(await remove(cover))).toMatchObject({ status: 409, code: 'cover-in-use' });
    expect(await isStored(cover)).toBe(true);
  });

  it('that nothing shows are swept a day after they were found so, and those of a book, by its address, and of a past order stay', async () => {
    const [unused, shown, ordered] = [await uploadPair(), await uploadPair(), await uploadPair()];
    await storeBook({ coverImage: `https://storage.googleapis.com/my-shop/books/${shown}` });
    const book = await storeBook({ coverImage: ordered });
    const { token: by } = await registerShopper();
    await call('POST', '/api/orders', { token: by, body: makeOrderRequest([book]) });
    await call('DELETE', `/api/books/${book._id}`, { token });
    const sweep = async (hours: number) =>
      sweepCovers(await shopBucket(), new Date(Date.now() + hours * 3_600_000));
    await sweep(25);
    await sweep(49);
    expect(await Promise.all([unused, shown, ordered].map(isStored))).toEqual([false, true, true]);
  });

  it.each(['missing.480w.avif', '../x.png', 'https://example.com/a.png', 'x'.repeat(4000)])(
    'are not found as %.30s',
    async (name) => {
      expect((await remove(name)).status).toBe(404);
    },
  );
});
