import { idTokenOf, signInAdmin } from '../api/accounts.ts';
import { hostOf, projectId } from '../emulators/project.ts';

export interface Upload {
  /** For messages. */
  what: string;
  /** The whole name, folder included. */
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** Sent along as the file's own metadata. */
  metadata?: Record<string, unknown>;
}

/** The header that says who sends. */
export type Credentials = Record<string, string>;

/** `…` stands for a unique name. */
export const named = (pattern: string) => pattern.replaceAll('…', `try-${crypto.randomUUID()}`);

export const objects = `http://${hostOf('storage')}/v0/b/${projectId}.appspot.com/o`;

/** Metadata and bytes in one body, as Firebase's library sends small files. */
export function send({ name, bytes, contentType, metadata }: Upload, credentials: Credentials) {
  const boundary = crypto.randomUUID();
  const metadataJson = JSON.stringify({ name, contentType, ...metadata });
  const head = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadataJson}\r\n--${boundary}\r\nContent-Type: text/html\r\n\r\n`;
  const type = `multipart/related; boundary=${boundary}`;
  return fetch(`${objects}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...credentials, 'x-goog-upload-protocol': 'multipart', 'content-type': type },
    body: new Uint8Array(Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--`)])),
  });
}

export async function signInForUploads(): Promise<Credentials> {
  return { authorization: `Firebase ${await idTokenOf(await signInAdmin())}` };
}
