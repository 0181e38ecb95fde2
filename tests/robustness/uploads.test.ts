import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverCaching } from '../../functions/src/covers/cover-store.ts';
import { authentication, database } from '../../functions/src/firebase.ts';
import { claimsOf, idTokenOf, registerShopper, signInAdmin } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { exactly } from '../figures.ts';
import { expectGoal } from './goals.ts';
import { goodUploads, refusedUploads } from './refused-uploads.ts';
import { expectState, inCrowd, some, whatChanges } from './upload-watching.ts';
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
let strangers: Record<string, Credentials>;

async function signInWithClaims(claims: object): Promise<Credentials> {
  const token = await (await authentication()).createCustomToken('admin', claims);
  return { authorization: `Firebase ${await idTokenOf(token)}` };
}

beforeAll(async () => {
  const token = await signInAdmin();
  admin = { authorization: `Firebase ${await idTokenOf(token)}` };
  const session = claimsOf(admin.authorization ?? '').adminSession;
  const over = `over-${crypto.randomUUID()}`;
  const expiresAt = Timestamp.fromMillis(Date.now() - 1);
  await database().collection('adminSessions').doc(over).set({ expiresAt });
  const ended = await signInAdmin();
  const loggedOut = { authorization: `Firebase ${await idTokenOf(ended)}` };
  expect((await call('DELETE', '/api/auth/admin', { token: ended })).status).toBeLessThan(300);
  strangers = {
    nobody: {},
    'a shopper': { authorization: `Firebase ${(await registerShopper()).token}` },
    'an administrator who has logged out': loggedOut,
    'an administrator whose hour is over': await signInWithClaims({ admin: true, adminSession: over }),
    'an administrator without a session': await signInWithClaims({ admin: true }),
    'somebody with another claim': await signInWithClaims({ admin: 'true', adminSession: session }),
    'the token of the API itself': { authorization: `Firebase ${token}` },
    'no token at all': { authorization: 'Firebase x' },
  };
});

/** What an attempt came to: undefined when it was refused, otherwise what it was. */
async function attempt(send: Sender, upload: Upload, credentials: Credentials, who: string) {
  const { status } = await send(upload, credentials);
  return status >= 400 ? undefined : `${upload.what} by ${who}: ${status}`;
}

function proveRefused(what: string, outcomes: readonly (string | undefined)[], changed: readonly string[]) {
  const taken = outcomes.filter((outcome) => outcome !== undefined);
  expect(taken).toEqual([]);
  expect(changed).toEqual([]);
  expectGoal(
    exactly(group, `${what}, refused of ${outcomes.length}`, outcomes.length - taken.length, outcomes.length),
  );
  expectGoal(exactly(group, `${what}, stored or changed`, changed.length, 0));
}

describe('uploads are refused', { timeout: 180_000 }, () => {
  it('to everybody but the administrator, in every way of sending', async () => {
    const { outcomes, changed } = await whatChanges(async () => {
      const uploads = await goodUploads();
      const tasks = Object.entries(strangers).flatMap(([who, credentials]) =>
        Object.values(senders).flatMap((send) =>
          uploads.map((upload) => ({ who, credentials, send, upload })),
        ),
      );
      return inCrowd(some(tasks, 7), ({ send, upload, credentials, who }) =>
        attempt(send, upload, credentials, who),
      );
    });
    proveRefused('Good pictures by anybody else', outcomes, changed);
  });

  it('to the administrator, with another name, folder, type or size', async () => {
    const { outcomes, changed } = await whatChanges(async () => {
      const uploads = await refusedUploads();
      const ways = Object.entries(senders).flatMap(([how, send]) =>
        uploads
          // The emulator decodes a name in a path twice, and ends when it cannot.
          .filter(({ name }) => how !== 'inPath' || !name.includes('%'))
          .map((upload) => ({ how, send, upload })),
      );
      return inCrowd(some(ways, 5), ({ how, send, upload }) => attempt(send, upload, admin, how));
    });
    proveRefused('Wrong names, folders, types and sizes', outcomes, changed);
  });

  it('over another cover, whoever sends it, and covers are neither changed nor removed', async () => {
    const uploads = await goodUploads();
    for (const upload of uploads) expect((await sendWithMetadata(upload, admin)).status).toBe(200);
    await Promise.all(uploads.map(({ name }) => expectState(name, { cacheControl: coverCaching })));
    const { outcomes, changed } = await whatChanges(async () => {
      const others = await goodUploads();
      const tasks = Object.entries({ ...strangers, admin }).flatMap(([who, credentials]) =>
        uploads.map((upload, index) => ({
          who,
          credentials,
          upload,
          bytes: others[index]?.bytes ?? upload.bytes,
        })),
      );
      const results = await inCrowd(some(tasks, 4), async ({ who, credentials, upload, bytes }) => [
        ...(await Promise.all(
          Object.values(senders).map((send) => attempt(send, { ...upload, bytes }, credentials, who)),
        )),
        ...(await Promise.all(
          ['PATCH', 'DELETE'].map(async (method) => {
            const { status } = await fetch(`${objects}/${encodeURIComponent(upload.name)}`, {
              method,
              headers: { ...credentials, 'content-type': 'application/json' },
              ...(method === 'PATCH' ? { body: JSON.stringify({ contentType: 'text/html' }) } : {}),
            });
            return status >= 400 ? undefined : `${method} by ${who}: ${status}`;
          }),
        )),
      ]);
      return results.flat();
    });
    proveRefused('Overwrites, changes and removals', outcomes, changed);
  });

  it('in pieces that are not what was announced', async () => {
    const [upload] = await goodUploads();
    if (!upload) throw new Error('There is a good upload');
    const { outcomes, changed } = await whatChanges(async () => {
      const fresh = (index: number) => ({ ...upload, name: upload.name.replace('try-', `try-${index}-`) });
      const large = new Uint8Array(5 * 1024 * 1024);
      const told = async (what: string, answer: Promise<Response>) => {
        const { status } = await answer;
        return status >= 400 ? undefined : `${what}: ${status}`;
      };
      const byNobody = await announce(fresh(1), {});
      const tooLarge = await announce(fresh(2), admin);
      await proceed(tooLarge, 'upload', large, admin);
      const cancelled = await announce(fresh(3), admin);
      await proceed(cancelled, 'cancel', new Uint8Array());
      const elsewhere = await announce({ ...fresh(4), metadata: { name: 'private/x.png' } }, {});
      const page = await announce({ ...fresh(5), contentType: 'text/html' }, admin);
      const empty = await announce(fresh(6), admin);
      const unknown = tooLarge.replace(/upload_id=[^&]+/, `upload_id=${crypto.randomUUID()}`);
      return [
        await told('announced by nobody', proceed(byNobody, 'upload, finalize', upload.bytes, admin)),
        await told('more than fits', proceed(tooLarge, 'upload, finalize', upload.bytes, admin)),
        await told('ended twice', proceed(tooLarge, 'finalize', new Uint8Array(), admin)),
        await told('cancelled', proceed(cancelled, 'upload, finalize', upload.bytes, admin)),
        await told('two names', proceed(elsewhere, 'upload, finalize', upload.bytes, admin)),
        await told('announced as a page', proceed(page, 'upload, finalize', upload.bytes, admin)),
        await told('nothing', proceed(empty, 'finalize', new Uint8Array(), admin)),
        await told('never announced', proceed(unknown, 'upload, finalize', upload.bytes, admin)),
      ];
    });
    proveRefused('Uploads in pieces', outcomes, changed);
  });
});
