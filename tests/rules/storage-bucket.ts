import { database } from '../../functions/src/platform/firebase.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { idToken, sessionFields, storedSessions } from './callers.ts';
import { type StorageCase, storedFiles } from './storage-matrix.ts';

// A bucket of its own: the shop's functions check every file of the covers' bucket.
const bucket = 'demo-rules.appspot.com';
const files = `http://${hostOf('storage')}/v0/b/${bucket}/o`;
const owner = 'Firebase owner';

function send(
  method: string,
  address: string,
  authorization: string | undefined,
  body?: BodyInit,
  type?: string,
) {
  const headers: Record<string, string> = {};
  if (authorization) headers.authorization = authorization;
  if (type) headers['content-type'] = type;
  return fetch(address, { method, headers, ...(body !== undefined && { body }) });
}

const addressOf = (path: string) => `${files}/${encodeURIComponent(path)}`;

function upload(path: string, authorization: string | undefined, size: number, type: string) {
  const address = `${files}?name=${encodeURIComponent(path)}`;
  return send('POST', address, authorization, new Uint8Array(size), type);
}

/** Stores the files of the matrix in the bucket, and its admin sessions in the database. */
export async function fillBucket(): Promise<void> {
  for (const path of storedFiles) await upload(path, owner, 4, 'image/png');
  for (const [id, session] of Object.entries(storedSessions)) {
    await database().collection('adminSessions').doc(id).set(sessionFields(session, Date.now()));
  }
}

/** From the shop's database, since their ids are public. */
export async function deleteSessions(): Promise<void> {
  for (const id of Object.keys(storedSessions)) await database().collection('adminSessions').doc(id).delete();
}

function request({ operation, path, upload: file }: StorageCase, authorization: string | undefined) {
  switch (operation) {
    case 'get':
      return send('GET', addressOf(path), authorization);
    case 'list':
      return send('GET', `${files}?delimiter=/&prefix=${path && `${path}/`}`, authorization);
    case 'create':
      return upload(path, authorization, file?.size ?? 0, file?.contentType ?? '');
    case 'update':
      return send('PATCH', addressOf(path), authorization, JSON.stringify(file), 'application/json');
    case 'delete':
      return send('DELETE', addressOf(path), authorization);
  }
}

/** By the Storage emulator with the shop's own rules. What it stores is deleted again. */
export async function isAllowed(one: StorageCase): Promise<boolean> {
  const answer = await request(one, one.claims && `Firebase ${idToken(projectId, one.claims)}`);
  await answer.arrayBuffer();
  if (answer.status === 403) return false;
  if (![200, 204, 404].includes(answer.status))
    throw new Error(`${one.name}: Storage answered ${answer.status}`);
  if (one.operation === 'create') await send('DELETE', addressOf(one.path), owner);
  return true;
}

export async function unexpectedFiles(): Promise<string[]> {
  const { items = [] }: { items?: { name: string }[] } = await (await send('GET', files, owner)).json();
  return items.map(({ name }) => name).filter((name) => !storedFiles.includes(name));
}
