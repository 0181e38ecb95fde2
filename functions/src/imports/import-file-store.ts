import { EventEmitter } from 'node:events';
import { finished } from 'node:stream/promises';
import { shopBucket } from '../platform/firebase.ts';
import { unlessGone } from '../platform/storage-errors.ts';
import { decodeText, UnreadableFile } from '../platform/text/file-text.ts';
import { importFilePath, importFolder, importLimits } from '../shared/import/book-import.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { t } from '../shared/words/words.ts';

// Storage's library listens eleven times to each of its inner streams, of which Node warns beyond ten; a leak has no end.
EventEmitter.defaultMaxListeners = Math.max(EventEmitter.defaultMaxListeners, 20);

const missing = () => t('The file has not arrived: choose it again.');

/** The bytes of a file in Storage, or of a part of it, a chunk at a time. @throws UnreadableFile when it is not there */
async function* readBytes(path: string, range?: { start: number; end: number }): AsyncGenerator<Buffer> {
  const file = (await shopBucket()).file(path);
  // As it is stored: a file that says of itself that it is packed could be a thousand times larger than it was uploaded.
  const stream = file.createReadStream({ validation: false, decompress: false, ...range });
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    if (errorCode(error) === 404) throw new UnreadableFile(missing);
    throw error;
  }
}

/** How much of a file is read to recognise its columns, in bytes. */
const beginningBytes = 256 * 1024;

/** @throws UnreadableFile when the file is not there */
async function sizeOf(path: string): Promise<number> {
  const file = (await shopBucket()).file(path);
  let size = 0;
  const isThere = await unlessGone(async () => {
    const [metadata] = await file.getMetadata();
    size = Number(metadata.size);
  });
  if (!isThere) throw new UnreadableFile(missing);
  return size;
}

/** The size of an uploaded file. @throws UnreadableFile when it is not there, too large or empty */
async function uploadedSize(id: string): Promise<number> {
  const size = await sizeOf(importFilePath(id));
  if (size > importLimits.bytes) {
    throw new UnreadableFile(() =>
      t('The file is larger than {most} MB. Split it.', { most: importLimits.bytes / 1024 / 1024 }),
    );
  }
  if (size === 0) throw new UnreadableFile(() => t('The file is empty.'));
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
  const range = { start: 0, end: Math.min(size, beginningBytes) - 1 };
  for await (const chunk of readBytes(importFilePath(id), range)) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), isWhole: size <= beginningBytes };
}

/** How much of a plan is read at a time, in bytes. */
const rangeBytes = 512 * 1024;

/** Whole parts of a file, one after the other: no connection waits while they are worked on. */
async function* readParts(path: string): AsyncGenerator<Buffer> {
  const size = await sizeOf(path);
  for (let start = 0; start < size; start += rangeBytes) {
    const chunks: Buffer[] = [];
    const end = Math.min(start + rangeBytes, size) - 1;
    for await (const chunk of readBytes(path, { start, end })) chunks.push(chunk);
    yield Buffer.concat(chunks);
  }
}

/** The lines of a file that the functions wrote; each of them ends with a line break. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of decodeText(readParts(path), 'utf-8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The text of a file that the functions wrote, piece by piece, with its byte order mark. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
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

/** A new file beside the upload: what is tried again never writes the same one. */
export function newFilePath(id: string, name: string): string {
  return `${importFolder}${id}/${crypto.randomUUID()}.${name}`;
}

export async function openWriter(path: string, contentType: string): Promise<TextWriter> {
  const file = (await shopBucket()).file(path);
  const stream = file.createWriteStream({ resumable: false, contentType });
  const ending = finished(stream);
  // Told by `end`, which waits for it.
  ending.catch(() => undefined);
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    async end() {
      stream.end();
      await ending;
    },
    abort() {
      stream.destroy();
    },
  };
}

/** Removes what is not needed any more after an import: the upload and the plan. What stays is removed by the sweep. */
export async function deleteImportFiles(id: string, planPath: string): Promise<void> {
  const bucket = await shopBucket();
  const paths = [importFilePath(id), planPath].filter((path) => path !== '');
  await Promise.all(paths.map((path) => unlessGone(() => bucket.file(path).delete())));
}

/** How long files of imports are kept: as long as the imports themselves. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Removes the files of imports that are older than the imports are kept. @returns how many there were */
export async function sweepImportFiles(now: Date): Promise<number> {
  const [files] = await (await shopBucket()).getFiles({ prefix: importFolder });
  const old = files.filter(({ metadata }) => {
    const created = Date.parse(String(metadata.timeCreated));
    return now.getTime() - created > keptMs;
  });
  const deleted = await Promise.all(old.map((file) => unlessGone(() => file.delete())));
  return deleted.filter(Boolean).length;
}
