import { idTokenOf, signInAdmin } from '../api/accounts.ts';
import { hostOf, projectId } from '../emulators/project.ts';

/** A file on its way into Storage, as its sender describes it. */
export interface Upload {
  /** What it is, for people. */
  what: string;
  /** The whole name, folder included. */
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** Sent along as the file's own metadata; only some ways of sending can do that. */
  metadata?: Record<string, unknown>;
}

/** The header that says who sends; none for an anonymous caller. */
export type Credentials = Record<string, string>;
export type Sender = (upload: Upload, credentials: Credentials) => Promise<Response>;

export const objects = `http://${hostOf('storage')}/v0/b/${projectId}.appspot.com/o`;

const post = (address: string, headers: Record<string, string>, body: string | Uint8Array) =>
  fetch(address, { method: 'POST', headers, body: typeof body === 'string' ? body : new Uint8Array(body) });
const byName = ({ name }: Upload) => `${objects}?name=${encodeURIComponent(name)}`;
const metadataOf = ({ name, contentType, metadata }: Upload) =>
  JSON.stringify({ name, contentType, ...metadata });

/** The bytes alone; their type is the request's. */
const plain: Sender = (upload, credentials) =>
  post(byName(upload), { ...credentials, 'content-type': upload.contentType }, upload.bytes);

/** The bytes with the name in the path, as it is written. */
const inPath: Sender = ({ name, bytes, contentType }, credentials) =>
  post(`${objects}/${encodeURIComponent(name)}`, { ...credentials, 'content-type': contentType }, bytes);

/** Metadata and bytes in one body, as Firebase's library sends small files. */
const multipart: Sender = (upload, credentials) => {
  const boundary = crypto.randomUUID();
  const head = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadataOf(upload)}\r\n--${boundary}\r\nContent-Type: text/html\r\n\r\n`;
  const type = `multipart/related; boundary=${boundary}`;
  const headers = { ...credentials, 'x-goog-upload-protocol': 'multipart', 'content-type': type };
  return post(
    byName(upload),
    headers,
    Buffer.concat([Buffer.from(head), upload.bytes, Buffer.from(`\r\n--${boundary}--`)]),
  );
};

/** Announces an upload; answers with the address that takes its bytes. */
export async function announce(upload: Upload, credentials: Credentials): Promise<string> {
  const headers = {
    ...credentials,
    'x-goog-upload-protocol': 'resumable',
    'x-goog-upload-command': 'start',
    'x-goog-upload-header-content-length': '10',
    'x-goog-upload-header-content-type': 'image/png',
    'content-type': 'application/json',
  };
  const answer = await post(byName(upload), headers, metadataOf(upload));
  await answer.arrayBuffer();
  return answer.headers.get('x-goog-upload-url') ?? '';
}

/** One step of an announced upload: 'upload', 'finalize', 'upload, finalize' or 'cancel'. */
export function proceed(address: string, command: string, bytes: Uint8Array, credentials: Credentials = {}) {
  const headers = { ...credentials, 'x-goog-upload-command': command, 'x-goog-upload-offset': '0' };
  return post(address, headers, bytes);
}

/** Announced first and sent in two pieces, as Firebase's library sends large files. */
const resumable: Sender = async (upload, credentials) => {
  const address = await announce(upload, credentials);
  if (address === '') return new Response(null, { status: 400 });
  const half = Math.floor(upload.bytes.length / 2);
  await proceed(address, 'upload', upload.bytes.subarray(0, half), credentials);
  return proceed(address, 'upload, finalize', upload.bytes.subarray(half), credentials);
};

export const senders: Record<string, Sender> = { plain, inPath, multipart, resumable };
export const sendWithMetadata = multipart;

/** The administrator's credentials for Storage. */
export async function signInForUploads(): Promise<Credentials> {
  return { authorization: `Firebase ${await idTokenOf(await signInAdmin())}` };
}
