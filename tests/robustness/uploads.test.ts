import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverCaching } from '../../functions/src/covers/cover-store.ts';
import { authentication, database } from '../../functions/src/platform/firebase.ts';
import { claimsOf, idTokenOf, registerShopper, signInAdmin } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { exactly } from '../figures.ts';
import { expectGoal } from './goals.ts';
import { goodUploads, refusedUploads } from './refused-uploads.ts';
import { changesDuring, expectMetadata, inParallel, sample } from './stored-files.ts';
import {
  announce,
  type Credentials,
  objects,
  proceed,
  type Sender,
  senders,
  sendWithMetadata,
  type Upload,
} from './uploading.ts';

const group = 'Uploads';

let admin: Credentials;
let others: Record<string, Credentials>;

const asUploader = async (token: string) => ({ authorization: `Firebase ${await idTokenOf(token)}` });

async function signInWithClaims(claims: object): Promise<Credentials> {
  return asUploader(await (await authentication()).createCustomToken('admin', claims));
}

beforeAll(async () => {
  const token = await signInAdmin();
  admin = await asUploader(token);
  const session = claimsOf(admin.authorization ?? '').adminSession;
  const expired = `expired-${crypto.randomUUID()}`;
  const expiresAt = Timestamp.fromMillis(Date.now() - 1);
  await database().collection('adminSessions').doc(expired).set({ expiresAt });
  const ended = await signInAdmin();
  const loggedOut = await asUploader(ended);
  expect((await call('DELETE', '/api/auth/admin', { token: ended })).status).toBeLessThan(300);
  others = {
    anonymous: {},
    'a shopper': { authorization: `Firebase ${(await registerShopper()).token}` },
    'an administrator who has logged out': loggedOut,
    'an administrator whose session has expired': await signInWithClaims({
      admin: true,
      adminSession: expired,
    }),
    'an administrator without a session': await signInWithClaims({ admin: true }),
    'a caller with another claim': await signInWithClaims({ admin: 'true', adminSession: session }),
    'the token of the API itself': { authorization: `Firebase ${token}` },
    'no token at all': { authorization: 'Firebase x' },
  };
});

/** What an attempt came to: undefined when it was refused, otherwise what it was. */
async function outcome(what: string, answer: Promise<Response>): Promise<string | undefined> {
  const { status } = await answer;
  return status >= 400 ? undefined : `${what}: ${status}`;
}

const attempt = (send: Sender, upload: Upload, credentials: Credentials, who: string) =>
  outcome(`${upload.what} by ${who}`, send(upload, credentials));

/** Runs attempts, all of which must be refused and change nothing. */
async function expectRefused(what: string, work: () => Promise<(string | undefined)[]>): Promise<void> {
  const { outcomes, changed } = await changesDuring(work);
  const accepted = outcomes.filter((one) => one !== undefined);
  expect({ accepted, changed }).toEqual({ accepted: [], changed: [] });
  const all = outcomes.length;
  expectGoal(exactly(group, `${what}, refused of ${all}`, all - accepted.length, all));
  expectGoal(exactly(group, `${what}, stored or changed`, changed.length, 0));
}

describe('uploads are refused', () => {
  it('to every caller but the administrator, in every way of sending', () =>
    expectRefused('Good pictures by any other caller', async () => {
      const uploads = await goodUploads();
      const tasks = Object.entries(others).flatMap(([who, credentials]) =>
        Object.values(senders).flatMap((send) =>
          uploads.map((upload) => ({ who, credentials, send, upload })),
        ),
      );
      return inParallel(sample(tasks, 7), ({ send, upload, credentials, who }) =>
        attempt(send, upload, credentials, who),
      );
    }));

  it('to the administrator, with another name, folder, type or size', () =>
    expectRefused('Wrong names, folders, types and sizes', async () => {
      const uploads = await refusedUploads();
      const tasks = Object.entries(senders).flatMap(([way, send]) =>
        uploads
          // The emulator decodes a name in a path twice, and crashes when it cannot.
          .filter(({ name }) => way !== 'inPath' || !name.includes('%'))
          .map((upload) => ({ way, send, upload })),
      );
      return inParallel(sample(tasks, 5), ({ way, send, upload }) => attempt(send, upload, admin, way));
    }));

  it('over another cover, whatever the caller, and covers are neither changed nor removed', async () => {
    const uploads = await goodUploads();
    for (const upload of uploads) expect((await sendWithMetadata(upload, admin)).status).toBe(200);
    await Promise.all(uploads.map(({ name }) => expectMetadata(name, { cacheControl: coverCaching })));
    await expectRefused('Overwrites, changes and removals', async () => {
      const replacements = await goodUploads();
      const tasks = Object.entries({ ...others, admin }).flatMap(([who, credentials]) =>
        uploads.map((upload, index) => {
          const { bytes } = replacements[index] ?? upload;
          return { who, credentials, upload: { ...upload, bytes } };
        }),
      );
      const results = await inParallel(sample(tasks, 4), async ({ who, credentials, upload }) => {
        const headers = { ...credentials, 'content-type': 'application/json' };
        const body = JSON.stringify({ contentType: 'text/html' });
        const file = `${objects}/${encodeURIComponent(upload.name)}`;
        return Promise.all([
          ...Object.values(senders).map((send) => attempt(send, upload, credentials, who)),
          outcome(`PATCH by ${who}`, fetch(file, { method: 'PATCH', headers, body })),
          outcome(`DELETE by ${who}`, fetch(file, { method: 'DELETE', headers })),
        ]);
      });
      return results.flat();
    });
  });

  it('in pieces that are not what was announced', async () => {
    const [upload] = await goodUploads();
    if (!upload) throw new Error('There is a good upload');
    await expectRefused('Uploads in pieces', async () => {
      const fresh = (index: number) => ({ ...upload, name: upload.name.replace('try-', `try-${index}-`) });
      const byAnonymous = await announce(fresh(1), {});
      const tooLarge = await announce(fresh(2), admin);
      await proceed(tooLarge, 'upload', new Uint8Array(5 * 1024 * 1024), admin);
      const cancelled = await announce(fresh(3), admin);
      await proceed(cancelled, 'cancel', new Uint8Array());
      const elsewhere = await announce({ ...fresh(4), metadata: { name: 'private/x.png' } }, {});
      const page = await announce({ ...fresh(5), contentType: 'text/html' }, admin);
      const empty = await announce(fresh(6), admin);
      const unknown = tooLarge.replace(/upload_id=[^&]+/, `upload_id=${crypto.randomUUID()}`);
      const finish = (what: string, address: string, command = 'upload, finalize', bytes = upload.bytes) =>
        outcome(what, proceed(address, command, bytes, admin));
      return [
        await finish('announced without a token', byAnonymous),
        await finish('more than fits', tooLarge),
        await finish('ended twice', tooLarge, 'finalize', new Uint8Array()),
        await finish('cancelled', cancelled),
        await finish('two names', elsewhere),
        await finish('announced as a page', page),
        await finish('nothing', empty, 'finalize', new Uint8Array()),
        await finish('never announced', unknown),
      ];
    });
  });
});
