import { beforeAll, describe, expect, it } from 'vitest';
import { idTokenOf, registerShopper, signInAdmin } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { makePicture } from '../fixtures/pictures.ts';

const objects = `http://${hostOf('storage')}/v0/b/${projectId}.appspot.com/o`;
let token: string;
let idToken: string;

beforeAll(async () => {
  token = await signInAdmin();
  idToken = await idTokenOf(token);
});

async function upload(fileName: string, authorization: string, type = 'image/avif'): Promise<number> {
  const headers = { authorization, 'content-type': type };
  const address = `${objects}?name=${encodeURIComponent(`books/${fileName}`)}`;
  const body = new Uint8Array(await makePicture('avif'));
  return (await fetch(address, { method: 'POST', headers, body })).status;
}

async function statusOf(fileName: string): Promise<number> {
  return (await fetch(`${objects}/${encodeURIComponent(`books/${fileName}`)}?alt=media`)).status;
}

const newName = () => `${crypto.randomUUID()}.480w.avif`;

describe('covers', () => {
  it('are uploaded with the sign-in that the admin’s token gives, and with no other', async () => {
    const cover = newName();
    expect(await upload(cover, `Firebase ${idToken}`)).toBe(200);
    expect(await statusOf(cover)).toBe(200);
    expect(await upload(cover, `Firebase ${idToken}`)).toBe(403);
    const shopper = await registerShopper();
    const name = newName();
    for (const authorization of [`Firebase ${shopper.token}`, `Firebase ${token}`]) {
      expect(await upload(name, authorization)).toBeGreaterThanOrEqual(400);
    }
    expect(await upload(name, `Firebase ${idToken}`, 'image/svg+xml')).toBe(403);
    expect(await statusOf(name)).toBe(404);
  });

  it('can no longer be uploaded when the admin has signed out, with whatever was copied before', async () => {
    const other = await signInAdmin();
    const copied = `Firebase ${await idTokenOf(other)}`;
    expect(await upload(newName(), copied)).toBe(200);
    expect((await call('DELETE', '/api/auth/admin', { token: other })).status).toBe(200);
    expect(await upload(newName(), copied)).toBe(403);
    expect(await upload(newName(), `Firebase ${await idTokenOf(other)}`)).toBe(403);
  });
});
