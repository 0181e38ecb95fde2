import { beforeAll, describe, expect, it } from 'vitest';
import { pictureType } from '../../functions/src/covers/picture.ts';
import { hostOf, projectId, shopAddress } from '../emulators/project.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { idTokenOf, registerShopper, signInAdmin } from './accounts.ts';
import { call, refusal } from './shop-api.ts';
import { emptyCollection, removeStoredBook, storeBook } from './stored-books.ts';

let token: string;
let idToken: string;

const objects = `http://${hostOf('storage')}/v0/b/${projectId}.appspot.com/o`;

beforeAll(async () => {
  await emptyCollection('adminAttempts');
  token = await signInAdmin();
  idToken = await idTokenOf(token);
});

async function upload(fileName: string, authorization: string, type = 'image/avif'): Promise<number> {
  const headers = { authorization, 'content-type': type };
  const address = `${objects}?name=${encodeURIComponent(`books/${fileName}`)}`;
  const body = new Uint8Array(await makePicture('avif'));
  return (await fetch(address, { method: 'POST', headers, body })).status;
}

async function uploadPair(): Promise<string> {
  const stem = `cover-${crypto.randomUUID()}`;
  for (const width of [480, 240]) {
    expect(await upload(`${stem}.${width}w.avif`, `Firebase ${idToken}`)).toBe(200);
  }
  return `${stem}.480w.avif`;
}

async function statusOf(fileName: string): Promise<number> {
  return (await fetch(`${objects}/${encodeURIComponent(`books/${fileName}`)}?alt=media`)).status;
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

describe('covers', () => {
  it('are uploaded with the sign-in that the admin’s token gives, and with no other', async () => {
    const cover = await uploadPair();
    expect(await statusOf(cover)).toBe(200);
    expect(await upload(cover, `Firebase ${idToken}`)).toBe(403);
    const shopper = await registerShopper();
    const name = `${crypto.randomUUID()}.480w.avif`;
    for (const authorization of [`Firebase ${shopper.token}`, `Firebase ${token}`]) {
      expect(await upload(name, authorization)).toBeGreaterThanOrEqual(400);
    }
    expect(await upload(name, `Firebase ${idToken}`, 'image/svg+xml')).toBe(403);
    expect(await statusOf(name)).toBe(404);
  });

  it('can no longer be uploaded when the admin has signed out, with whatever was copied before', async () => {
    const other = await signInAdmin();
    const copied = `Firebase ${await idTokenOf(other)}`;
    const name = () => `${crypto.randomUUID()}.480w.avif`;
    expect(await upload(name(), copied)).toBe(200);
    expect((await call('DELETE', '/api/auth/admin', { token: other })).status).toBe(200);
    expect(await upload(name(), copied)).toBe(403);
    expect(await upload(name(), `Firebase ${await idTokenOf(other)}`)).toBe(403);
  });

  it('that nothing shows are removed in both widths', async () => {
    const cover = await uploadPair();
    const small = cover.replace('480w', '240w');
    expect(await remove(small)).toMatchObject({
      status: 200,
      body: { message: 'Cover deleted', deleted: [cover, small] },
    });
    expect([await statusOf(cover), await statusOf(small)]).toEqual([404, 404]);
    expect(refusal(await remove(cover))).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('of a book stay, and those of a past order when the book has gone', async () => {
    const cover = await uploadPair();
    const book = await storeBook({ coverImage: cover });
    for (const name of [cover, cover.replace('480w', '240w')]) {
      expect(refusal(await remove(name))).toMatchObject({ status: 409, code: 'cover-in-use' });
    }
    const shopper = await registerShopper();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = makeOrderRequest([book]);
    expect((await call('POST', '/api/orders', { token: shopper.token, headers, body })).status).toBe(201);
    expect((await call('DELETE', `/api/books/${book._id}`, { token })).status).toBe(200);
    expect(refusal(await remove(cover))).toMatchObject({ status: 409, code: 'cover-in-use' });
    expect(await statusOf(cover)).toBe(200);
  });

  it('stay, too, when a book or an order shows them by a whole address', async () => {
    const cover = await uploadPair();
    const small = cover.replace('480w', '240w');
    const address = `https://firebasestorage.googleapis.com/v0/b/my-shop/o/books%2F${small}?alt=media`;
    const book = await storeBook({ coverImage: address });
    expect(refusal(await remove(cover))).toMatchObject({ status: 409, code: 'cover-in-use' });
    const shopper = await registerShopper();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = makeOrderRequest([book]);
    expect((await call('POST', '/api/orders', { token: shopper.token, headers, body })).status).toBe(201);
    await removeStoredBook(book);
    expect(refusal(await remove(cover))).toMatchObject({ status: 409, code: 'cover-in-use' });
    expect(await statusOf(cover)).toBe(200);
  });

  it.each([
    'missing.480w.avif',
    '../x.png',
    'a/b.png',
    '..',
    'https://example.com/a.png',
    'x'.repeat(1200),
    'x'.repeat(4000),
  ])('are not found as %.30s', async (name) => {
    expect((await remove(name)).status).toBe(404);
  });
});
