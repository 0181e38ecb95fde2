import { beforeEach, describe, expect, it } from 'vitest';
import { pictureOf, pictureType } from '../../functions/src/covers/picture.ts';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { copyCovers } from '../../functions/src/use-cases/books/copy-covers.ts';
import { isCoverNamed } from '../../functions/src/use-cases/books/cover-uses.ts';
import { sweepCovers } from '../../functions/src/use-cases/books/sweep-covers.ts';
import { shopAddress } from '../emulators/project.ts';
import { serveOutside } from '../fixtures/outside.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { registerShopper } from './accounts.ts';
import { admin as token } from './desk-calls.ts';
import { checkUpload, takeStep, uploadImport } from './imports.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { documentsWhere } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';

async function uploadPair() {
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

describe('the file of a cover', () => {
  const fileOf = (fileName: string) => fetch(`${shopAddress}/api/covers/${encodeURIComponent(fileName)}`);

  it('is answered at the shop’s own address as it is stored, and is kept for ever', async () => {
    const cover = await uploadPair();
    const answer = await fileOf(cover);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toContain('max-age=31536000, immutable');
    const [stored] = await (await shopBucket()).file(`books/${cover}`).download();
    expect(Buffer.from(await answer.bytes())).toEqual(stored);
  });
});

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
    expectRefused(answer, 400, 'invalid-argument');
  });
});

it.each(['no-such-cover.480w.avif', 'emma.svg', '../imports/secret.csv', '\0', 'x'.repeat(2000)])(
  'There is no cover %j to be seen or removed',
  async (fileName) => {
    for (const rest of ['', '/preview']) {
      const answer = await fetch(`${shopAddress}/api/covers/${encodeURIComponent(fileName)}${rest}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    expect([400, 404]).toContain((await remove(fileName)).status);
  },
);

it('A cover is drawn once for all who ask for it, and for no caller who has gone', async () => {
  const [wanted, ...others] = await inParallel(4, () =>
    storeBook({ title: `Undrawn ${crypto.randomUUID()}` }),
  );
  const ask = (book: Book | undefined, signal: AbortSignal | null = null) =>
    fetch(`${shopAddress}/api/books/${book?._id}/drawn-cover`, { signal });
  // The others wait behind the first, and have gone by then.
  const asked = inParallel(5, () => ask(wanted));
  await Promise.all(others.map((book) => expect(ask(book, AbortSignal.timeout(1))).rejects.toThrow()));
  const answers = await asked;
  answers.forEach(succeeded);
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
    expectRefused(await remove(cover), 404, 'not-found');
  });

  it('of a book stay, and those of a past order when the book has gone', async () => {
    const cover = await uploadPair();
    const book = await storeBook({ coverImage: cover });
    for (const name of [cover, cover.replace('480w', '240w')])
      expectRefused(await remove(name), 409, 'cover-in-use');
    succeeded(await orderBooks(await registerShopper(), [book]));
    succeeded(await call('DELETE', `/api/books/${book._id}`, { token }));
    expectRefused(await remove(cover), 409, 'cover-in-use');
    expect(await isStored(cover)).toBe(true);
  });

  it('that nothing shows are swept a day after they were found so, and those of a book, by its address, and of a past order stay', async () => {
    const [unused, onCard, ordered] = [await uploadPair(), await uploadPair(), await uploadPair()];
    await storeBook({ coverImage: `https://storage.googleapis.com/my-shop/books/${onCard}` });
    const book = await storeBook({ coverImage: ordered });
    await orderBooks(await registerShopper(), [book]);
    await call('DELETE', `/api/books/${book._id}`, { token });
    const sweep = async (hours: number) =>
      sweepCovers(await shopBucket(), new Date(Date.now() + hours * 3_600_000));
    await sweep(25);
    await sweep(49);
    expect(await Promise.all([unused, onCard, ordered].map(isStored))).toEqual([false, true, true]);
  });
});

describe('a cover at an address', () => {
  const copies = () => database().collection('coverCopies');
  beforeEach(() => emptyCollection('coverCopies'));

  const documentOf = (id: string) => database().collection('books').doc(id).get();
  /**
   * Copies what is due from a server that answers a picture for /emma.jpg and a page for all else.
   * @returns the requests that it got
   */
  async function copy(hours = 0) {
    const picture = await makePicture('jpg', 900, 1200);
    const asked: (string | undefined)[] = [];
    const { outside, close } = await serveOutside(({ url }, response) => {
      asked.push(url);
      response.setHeader('Content-Type', 'image/jpeg').end(url === '/emma.jpg' ? picture : '<html>');
    });
    const now = () => new Date(Date.now() + hours * 3_600_000);
    const counts = await copyCovers(now, () => false, outside);
    close();
    return { asked, ...counts };
  }

  it('is copied once it was imported, is no change when the file comes again, and goes with the undo', async () => {
    const [title, address] = [`Emma ${crypto.randomUUID()}`, 'https://covers.example/emma.jpg'];
    const csv = `title,category,price,image url\n${title},fiction,9,${address}\n`;
    const id = await uploadImport(csv);
    await checkUpload(token, id);
    expect(await takeStep(token, id, 'start')).toMatchObject({ state: 'done', counts: { new: 1 } });
    expect(await copy()).toEqual({ asked: ['/emma.jpg'], copied: 1, failed: 0 });
    expect(await copy()).toEqual({ asked: [], copied: 0, failed: 0 });
    const [book] = await documentsWhere('books', 'title', title);
    const cover = String(book?.get('coverImage'));
    expect(book?.get('coverSource')).toBe(address);
    const bucket = await shopBucket();
    for (const [name, width, height] of [
      [cover, 480, 640],
      [cover.replace('480w', '360w'), 360, 480],
      [cover.replace('480w', '240w'), 240, 320],
    ] as const) {
      const [bytes] = await bucket.file(`books/${name}`).download();
      expect(await pictureOf(bytes)).toEqual({ type: 'image/avif', width, height });
    }
    const listed = await call('GET', `/api/admin/books?q=${encodeURIComponent(title)}`, { token });
    expect(listed.body.books).toMatchObject([{ coverImage: cover }]);
    expect(listed.body.books[0]).not.toHaveProperty('coverSource');
    const again = await checkUpload(token, await uploadImport(csv));
    expect(again.counts).toMatchObject({ changed: 0, same: 1 });
    expect(await takeStep(token, id, 'undo')).toMatchObject({
      state: 'undone',
      counts: { removed: 1, kept: 0 },
    });
    expect((await copies().get()).size).toBe(0);
  });

  it('is copied after an edit, and a form that still has the address keeps the copy', async () => {
    const { _id, createdAt: _, ...fields } = await storeBook();
    const coverImage = 'https://covers.example/emma.jpg';
    const edit = (body: object, version?: number) =>
      call('PUT', `/api/books/edit/${_id}`, {
        token,
        body: { ...fields, ...body },
        version,
      });
    const { body } = await edit({ coverImage });
    expect(body.book.coverImage).toBe(coverImage);
    expect(await copy()).toMatchObject({ copied: 1 });
    const saved = await edit({ coverImage, title: 'Emma, saved' }, body.version);
    expect(saved.body.book).toMatchObject({ title: 'Emma, saved' });
    expect(saved.body.book.coverImage).toMatch(/^copy-.*\.3\.480w\.avif$/);
    expect((await documentOf(_id)).data()).toMatchObject({
      coverImage: saved.body.book.coverImage,
      coverSource: coverImage,
    });
    await edit({ coverImage: 'https://covers.example/other.jpg' });
    expect((await documentOf(_id)).data()).not.toHaveProperty('coverSource');
    expect((await copies().doc(_id).get()).get('address')).toBe('https://covers.example/other.jpg');
  });

  it('that cannot be copied stays, says why, is tried four times, and again once the book is saved', async () => {
    const { _id, createdAt: _, ...fields } = await storeBook();
    const coverImage = 'https://covers.example/page.jpg';
    const save = () => call('PUT', `/api/books/edit/${_id}`, { token, body: { ...fields, coverImage } });
    await save();
    const failed = { asked: ['/page.jpg'], copied: 0, failed: 1 };
    expect(await copy()).toEqual(failed);
    expect((await documentOf(_id)).data()).toMatchObject({ coverImage, coverProblem: 'no-picture' });
    expect(await copy()).toMatchObject({ asked: [] });
    for (const hours of [2, 30, 300]) expect(await copy(hours)).toEqual(failed);
    expect(await copy(9000)).toMatchObject({ asked: [] });
    await save();
    expect((await documentOf(_id)).data()).not.toHaveProperty('coverProblem');
    expect(await copy()).toEqual(failed);
  });

  it('from inside the book is copied beside it, comes again as no change, and is kept as long as the book has it', async () => {
    const [title, address] = [`Emma ${crypto.randomUUID()}`, 'https://covers.example/emma.jpg'];
    const other = 'https://covers.example/page.jpg';
    const csv = `title,category,price,inside pictures\n${title},fiction,9,${address};${other}\n`;
    const id = await uploadImport(csv);
    await checkUpload(token, id);
    expect(await takeStep(token, id, 'start')).toMatchObject({ state: 'done', counts: { new: 1 } });
    expect(await copy()).toMatchObject({ copied: 1, failed: 1 });
    const [stored] = await documentsWhere('books', 'title', title);
    const { body: book } = await call('GET', `/api/books/${stored?.id}`);
    expect(book.pictures).toEqual([expect.stringMatching(/^inside-[0-9a-f]{32}\.900x1200\.webp$/), other]);
    expect(book).not.toHaveProperty('pictureSources');
    expect((await checkUpload(token, await uploadImport(csv))).counts).toMatchObject({ changed: 0, same: 1 });
    const [copied = ''] = book.pictures;
    expect(await isCoverNamed([copied])).toBe(true);
    const { _id, createdAt: _, ...fields } = book;
    const edit = (pictures: string[]) =>
      call('PUT', `/api/books/edit/${_id}`, { token, body: { ...fields, pictures } });
    expect((await edit([address])).body.book.pictures).toEqual([copied]);
    expect((await edit([])).body.book).not.toHaveProperty('pictures');
    expect(await isCoverNamed([copied])).toBe(false);
  });

  it('that a book has no more when it is fetched is not given to it', async () => {
    const { _id } = await storeBook({ coverImage: 'chosen.480w.avif' });
    const address = 'https://covers.example/emma.jpg';
    await copies()
      .doc(_id)
      .set({ address, tries: 0, dueAt: new Date(0) });
    expect(await copy()).toMatchObject({ copied: 0, failed: 1 });
    expect((await documentOf(_id)).get('coverImage')).toBe('chosen.480w.avif');
  });

  it('that a person has uploaded becomes an AVIF in all widths, and one that is not there stays without a word', async () => {
    const { _id, createdAt: _, ...fields } = await storeBook();
    const save = (coverImage: string) =>
      call('PUT', `/api/books/edit/${_id}`, { token, body: { ...fields, coverImage } });
    const coverImage = `emma-${crypto.randomUUID()}.480w.webp`;
    await save(coverImage);
    expect(await copy()).toEqual({ asked: [], copied: 0, failed: 1 });
    expect((await documentOf(_id)).data()).toMatchObject({ coverImage });
    expect((await documentOf(_id)).data()).not.toHaveProperty('coverProblem');
    await (await shopBucket()).file(`books/${coverImage}`).save(await makePicture('webp', 480, 720));
    expect(await copy(2)).toMatchObject({ copied: 1 });
    const { body } = await save(coverImage);
    expect(body.book.coverImage).toMatch(/^copy-.*\.3\.480w\.avif$/);
    expect((await copies().get()).size).toBe(0);
  });
});
