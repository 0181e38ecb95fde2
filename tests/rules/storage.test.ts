import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRulesEnvironment } from './rules-environment.ts';

let environment: RulesTestEnvironment;

const megabyte = 1024 * 1024;
const png = { contentType: 'image/png' };
const now = () => Date.now() / 1000;
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

function adminStorage(claims: Record<string, unknown> = {}) {
  return environment
    .authenticatedContext('admin', { admin: true, adminUntil: now() + 3600, ...claims })
    .storage();
}

const visitors = {
  nobody: () => environment.unauthenticatedContext().storage(),
  shopper: () => environment.authenticatedContext('ann', { email: 'ann@example.com' }).storage(),
};

function uniqueName(extension = 'png'): string {
  return `cover-${crypto.randomUUID()}.480w.${extension}`;
}

beforeAll(async () => {
  environment = await openRulesEnvironment();
  await environment.clearStorage();
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.storage().ref('books/emma.480w.png').put(picture, png);
    await context.storage().ref('private/list.png').put(picture, png);
  });
});

afterAll(async () => {
  await environment.clearStorage();
  await environment.cleanup();
});

describe('covers can be seen', () => {
  it('by everybody', async () => {
    for (const visit of [visitors.nobody, visitors.shopper, adminStorage]) {
      await assertSucceeds(visit().ref('books/emma.480w.png').getMetadata());
    }
  });

  it('but neither listed nor looked for elsewhere', async () => {
    for (const visit of [visitors.nobody, visitors.shopper, adminStorage]) {
      await assertFails(visit().ref('books').listAll());
      await assertFails(visit().ref('private/list.png').getMetadata());
      await assertFails(visit().ref('books/deeper/emma.png').getMetadata());
    }
  });
});

describe('the admin can add', () => {
  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ])('a cover that is a %s', async (extension, contentType) => {
    const cover = adminStorage().ref(`books/${uniqueName(extension)}`);
    const cacheControl = 'public, max-age=31536000, immutable';
    await assertSucceeds(cover.put(picture, { contentType, cacheControl }).then());
  });

  it('five megabytes, and not one byte more', async () => {
    const add = (bytes: number) =>
      adminStorage().ref(`books/${uniqueName()}`).put(new Uint8Array(bytes), png).then();
    await assertSucceeds(add(5 * megabyte));
    await assertFails(add(5 * megabyte + 1));
    await assertFails(add(0));
  });

  it('until the hour is over', async () => {
    const add = (claims: Record<string, unknown>) =>
      adminStorage(claims).ref(`books/${uniqueName()}`).put(picture, png).then();
    await assertSucceeds(add({ adminUntil: now() + 5 }));
    await assertFails(add({ adminUntil: now() - 1 }));
    await assertFails(add({ adminUntil: now() - 3601 }));
  });
});

describe('the admin cannot add', () => {
  it.each([
    'image/svg+xml',
    'text/plain',
    'text/html',
    'image/gif',
    'application/octet-stream',
    'image/png; charset=x',
    'ximage/png',
  ])('a file of the type %s', async (contentType) => {
    await assertFails(adminStorage().ref(`books/${uniqueName()}`).put(picture, { contentType }).then());
  });

  it.each([
    'books/page.html',
    'books/picture.svg',
    'books/.png',
    'books/no-extension',
    'books/emma.png.exe',
    'books/with space.png',
    'books/ünder.png',
    `books/${'x'.repeat(250)}.png`,
    'books/deeper/emma.png',
    'private/emma.png',
    'emma.png',
  ])('a file that is named %s', async (name) => {
    await assertFails(adminStorage().ref(name).put(picture, png).then());
  });

  it('over another cover, nor change or remove one', async () => {
    const cover = adminStorage().ref('books/emma.480w.png');
    await assertFails(cover.put(new Uint8Array([1, 2, 3]), png).then());
    await assertFails(cover.updateMetadata({ contentType: 'text/html' }));
    await assertFails(cover.delete());
    const metadata = await visitors.nobody().ref('books/emma.480w.png').getMetadata();
    expect(metadata).toMatchObject({ size: picture.length, contentType: 'image/png' });
  });
});

describe('nobody else can add', () => {
  it.each(['nobody', 'shopper'] as const)('as %s', async (visitor) => {
    const storage = visitors[visitor]();
    await assertFails(storage.ref(`books/${uniqueName()}`).put(picture, png).then());
    await assertFails(storage.ref('books/emma.480w.png').put(picture, png).then());
    await assertFails(storage.ref('books/emma.480w.png').delete());
  });

  it.each([
    { admin: 'true' },
    { admin: false },
    { admin: 1 },
    { admin: undefined },
    { adminUntil: undefined },
    { adminUntil: '9999999999' },
    { adminUntil: true },
  ])('with the claims %j', async (claims) => {
    await assertFails(adminStorage(claims).ref(`books/${uniqueName()}`).put(picture, png).then());
  });
});
