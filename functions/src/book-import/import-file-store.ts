import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { unlessGone } from '../covers/cover-store.ts';
import { coverBucket } from '../firebase.ts';
import { importFilePath, importFolder, importLimits } from '../shared/book-import.ts';
import { errorCode } from '../shared/error-code.ts';
import { UnreadableFile } from './file-text.ts';

const missing = 'The file has not arrived: choose it again.';

/** The bytes of a file in Storage, a chunk at a time, from its beginning. @throws UnreadableFile when it is not there */
async function* readBytes(path: string, end?: number): AsyncGenerator<Buffer> {
  const file = (await coverBucket()).file(path);
  const stream = file.createReadStream({ validation: false, ...(end !== undefined && { start: 0, end }) });
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    if (errorCode(error) === 404) throw new UnreadableFile(missing);
    throw error;
  }
}

/** How much of a file is read to recognise its columns, in bytes. */
const beginningBytes = 256 * 1024;

/** The size of an uploaded file. @throws UnreadableFile when it is not there, or too large */
async function uploadedSize(id: string): Promise<number> {
  const file = (await coverBucket()).file(importFilePath(id));
  let size = 0;
  const isThere = await unlessGone(async () => {
    const [metadata] = await file.getMetadata();
    size = Number(metadata.size);
  });
  if (!isThere) throw new UnreadableFile(missing);
  if (size > importLimits.bytes) {
    throw new UnreadableFile(`The file is larger than ${importLimits.bytes / 1024 / 1024} MB. Split it.`);
  }
  if (size === 0) throw new UnreadableFile('The file is empty.');
  return size;
}

/** The uploaded file of an import. @throws UnreadableFile */
export async function* readUpload(id: string): AsyncGenerator<Buffer> {
  await uploadedSize(id);
  yield* readBytes(importFilePath(id));
}

/** The beginning of an uploaded file, and whether that is all of it. @throws UnreadableFile */
export async function readBeginning(id: string): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const size = await uploadedSize(id);
  const chunks: Buffer[] = [];
  const last = Math.min(size, beginningBytes) - 1;
  for await (const chunk of readBytes(importFilePath(id), last)) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), isWhole: size <= beginningBytes };
}

/** The lines of a file that the functions wrote. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = (await coverBucket()).file(path);
  const stream = file.createReadStream({ validation: false });
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  // Met when a line is waited for; nobody waits after the last one.
  failed.catch(() => undefined);
  const iterator = lines[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    lines.close();
    stream.destroy();
  }
}

/** The text of a file that the functions wrote, piece by piece. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of readBytes(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Writes a text into a file of its own, a piece at a time. */
export interface TextWriter {
  write(text: string): Promise<void>;
  /** Resolves when the whole file is stored. */
  end(): Promise<void>;
  abort(): void;
}

/** A file beside the upload, named by who writes it: two workers never write the same. */
export function workerFilePath(id: string, token: string, name: string): string {
  return `${importFolder}${id}/${token}.${name}`;
}

export async function openWriter(path: string, contentType: string): Promise<TextWriter> {
  const file = (await coverBucket()).file(path);
  const stream = file.createWriteStream({ resumable: false, contentType });
  const ending = finished(stream);
  // Told by `write` and `end`, which wait for it.
  ending.catch(() => undefined);
  return {
    async write(text) {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), ending]);
    },
    async end() {
      stream.end();
      await ending;
    },
    abort() {
      stream.destroy();
    },
  };
}

/** Removes what nobody needs any more after an import: the upload and the plan. What stays is removed by the sweep. */
export async function deleteImportFiles(id: string, planPath: string): Promise<void> {
  const bucket = await coverBucket();
  const paths = [importFilePath(id), planPath].filter((path) => path !== '');
  await Promise.all(paths.map((path) => unlessGone(() => bucket.file(path).delete())));
}

/** How long files of imports are kept: as long as the imports themselves. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Removes the files of imports that are older than the imports are kept. @returns how many there were */
export async function sweepImportFiles(now: Date): Promise<number> {
  const [files] = await (await coverBucket()).getFiles({ prefix: importFolder });
  const old = files.filter(({ metadata }) => {
    const created = Date.parse(String(metadata.timeCreated));
    return now.getTime() - created > keptMs;
  });
  const deleted = await Promise.all(old.map((file) => unlessGone(() => file.delete())));
  return deleted.filter(Boolean).length;
}
