import { EventEmitter } from 'node:events';
import { finished } from 'node:stream/promises';
import { shopBucket } from '../platform/firebase.ts';
import { unlessGone } from '../platform/storage-errors.ts';
import { decodeText, UnreadableFile } from '../platform/text/file-text.ts';
import { importFilePath, importFolder, importLimits } from '../shared/import/book-import.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { t } from '../shared/words/words.ts';

// Storage's library adds eleven listeners to each of its inner streams; Node warns beyond ten. A real leak still exceeds 20.
EventEmitter.defaultMaxListeners = Math.max(EventEmitter.defaultMaxListeners, 20);

const missing = () => t('The file has not arrived: choose it again.');

/** Streams a file in Storage or a byte range of it. @throws UnreadableFile when missing */
async function* readBytes(path: string, range?: { start: number; end: number }): AsyncGenerator<Buffer> {
  const file = (await shopBucket()).file(path);
  // Without decompression: a file declared as gzip could expand to a thousand times its uploaded size.
  const stream = file.createReadStream({ validation: false, decompress: false, ...range });
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    if (errorCode(error) === 404) throw new UnreadableFile(missing);
    throw error;
  }
}

const beginningBytes = 256 * 1024;

/** @throws UnreadableFile when missing */
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

/** @throws UnreadableFile when missing, too large or empty */
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

/** @throws UnreadableFile */
export async function* readUpload(id: string): AsyncGenerator<Buffer> {
  await uploadedSize(id);
  yield* readBytes(importFilePath(id));
}

/** @throws UnreadableFile */
export async function readBeginning(id: string): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const size = await uploadedSize(id);
  const chunks: Buffer[] = [];
  const range = { start: 0, end: Math.min(size, beginningBytes) - 1 };
  for await (const chunk of readBytes(importFilePath(id), range)) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), isWhole: size <= beginningBytes };
}

const rangeBytes = 512 * 1024;

/** Reads a file in complete ranges, so that no connection idles while they are processed. */
async function* readParts(path: string): AsyncGenerator<Buffer> {
  const size = await sizeOf(path);
  for (let start = 0; start < size; start += rangeBytes) {
    const chunks: Buffer[] = [];
    const end = Math.min(start + rangeBytes, size) - 1;
    for await (const chunk of readBytes(path, { start, end })) chunks.push(chunk);
    yield Buffer.concat(chunks);
  }
}

/** Lines of a file written by the functions; each ends with a line break. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of decodeText(readParts(path), 'utf-8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The text of a file written by the functions, including its byte order mark. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const chunk of readBytes(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

export interface TextWriter {
  write(text: string): Promise<void>;
  /** Resolves when the whole file is stored. */
  end(): Promise<void>;
  abort(): void;
}

/** A new name each time: retries never write to the same file. */
export function newFilePath(id: string, name: string): string {
  return `${importFolder}${id}/${crypto.randomUUID()}.${name}`;
}

export async function openWriter(path: string, contentType: string): Promise<TextWriter> {
  const file = (await shopBucket()).file(path);
  const stream = file.createWriteStream({ resumable: false, contentType });
  const ending = finished(stream);
  // `end` awaits and reports the error.
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

/** Removes upload and plan after an import; files that remain are removed by the sweep. */
export async function deleteImportFiles(id: string, planPath: string): Promise<void> {
  const bucket = await shopBucket();
  const paths = [importFilePath(id), planPath].filter((path) => path !== '');
  await Promise.all(paths.map((path) => unlessGone(() => bucket.file(path).delete())));
}

/** As long as the imports themselves. */
const keptMs = 30 * 24 * 60 * 60_000;

/** @returns the number of removed files */
export async function sweepImportFiles(now: Date): Promise<number> {
  const [files] = await (await shopBucket()).getFiles({ prefix: importFolder });
  const old = files.filter(({ metadata }) => {
    const created = Date.parse(String(metadata.timeCreated));
    return now.getTime() - created > keptMs;
  });
  const deleted = await Promise.all(old.map((file) => unlessGone(() => file.delete())));
  return deleted.filter(Boolean).length;
}
