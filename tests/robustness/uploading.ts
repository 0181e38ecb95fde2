import { idTokenOf, signInAdmin } from '../api/accounts.ts';
import { hostOf, projectId } from '../emulators/project.ts';

/** A file on its way into Storage, as its sender describes it. */
export interface Upload {
  /** What it is, for people. */
  what: string;
  /** The whole name, folder included. */
  name: string;
  bytes: Uint8Array;
  contentType?: string;
  /** Sent along as the file's own metadata; only some ways of sending can do that. */
  metadata?: Record<string, unknown>;
}

export const objects = `http://${hostOf('storage')}/v0/b/${projectId}.appspot.com/o`;

/** The header that says who sends; none when nobody does. */
export type Credentials = Record<string, string>;

export type Sender = (upload: Upload, credentials: Credentials) => Promise<Response>;

const nameQuery = ({ name }: Upload) => `name=${encodeURIComponent(name)}`;
const metadataOf = ({ name, contentType, metadata }: Upload) =>
  JSON.stringify({ name, contentType, ...metadata });

/** The bytes alone; their type is the request's. */
const plain: Sender = (upload, credentials) =>
  fetch(`${objects}?${nameQuery(upload)}`, {
    method: 'POST',
    headers: { ...credentials, ...(upload.contentType ? { 'content-type': upload.contentType } : {}) },
    body: new Uint8Array(upload.bytes),
  });

/** The bytes with the name in the path, as it is written. */
const inPath: Sender = (upload, credentials) =>
  fetch(`${objects}/${encodeURIComponent(upload.name)}`, {
    method: 'POST',
    headers: { ...credentials, 'content-type': upload.contentType ?? 'image/png' },
    body: new Uint8Array(upload.bytes),
  });

/** Metadata and bytes in one body, as Firebase's library sends small files. */
const multipart: Sender = (upload, credentials) => {
  const boundary = crypto.randomUUID();
  const head = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadataOf(upload)}\r\n--${boundary}\r\nContent-Type: text/html\r\n\r\n`;
  return fetch(`${objects}?${nameQuery(upload)}`, {
    method: 'POST',
    headers: {
      ...credentials,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), upload.bytes, Buffer.from(`\r\n--${boundary}--`)]),
  });
};

/** Announces an upload; answers with the address that takes its bytes. */
export async function announce(upload: Upload, credentials: Credentials): Promise<string> {
  const answer = await fetch(`${objects}?${nameQuery(upload)}`, {
    method: 'POST',
    headers: {
      ...credentials,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': '10',
      'x-goog-upload-header-content-type': 'image/png',
      'content-type': 'application/json',
    },
    body: metadataOf(upload),
  });
  await answer.arrayBuffer();
  return answer.headers.get('x-goog-upload-url') ?? '';
}

/** One step of an announced upload: 'upload', 'finalize', 'upload, finalize' or 'cancel'. */
export function proceed(
  address: string,
  command: string,
  bytes: Uint8Array,
  credentials: Credentials = {},
): Promise<Response> {
  const headers = { ...credentials, 'x-goog-upload-command': command, 'x-goog-upload-offset': '0' };
  return fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) });
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
