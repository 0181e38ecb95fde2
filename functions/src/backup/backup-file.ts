import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { ShopHash } from './shop-hash.ts';

export type Sum = ReturnType<ShopHash['sum']>;

const format = 'bookstore-backup-1';

async function* fileLines(lines: AsyncIterable<string>, hash: ShopHash): AsyncGenerator<string> {
  yield `${JSON.stringify({ format })}\n`;
  for await (const line of lines) {
    hash.add(line);
    yield `${line}\n`;
  }
  // A file without this last line is incomplete.
  yield `${JSON.stringify(hash.sum())}\n`;
}

/** Writes a new file readable by its owner only. @throws CannotProceed when the file exists */
export async function writeBackup(file: string, lines: AsyncIterable<string>): Promise<Sum> {
  const hash = new ShopHash();
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(fileLines(lines, hash), stream);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      throw new CannotProceed(`${file} exists; a backup is never written over another.`);
    }
    await rm(file, { force: true });
    throw error;
  }
  return hash.sum();
}

/** Splits at \n only: readline would also break at U+2028, which texts may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Streams the documents' lines. Only after the last one is it clear whether the file is complete.
 * @throws CannotProceed when it is no backup, is incomplete or was changed
 */
export async function* readBackup(file: string): AsyncGenerator<string> {
  const lines = linesOf(file);
  const first = await lines.next();
  if (first.value !== JSON.stringify({ format }))
    throw new CannotProceed(`${file} is no backup of this shop.`);
  const hash = new ShopHash();
  let held: string | undefined;
  for await (const line of lines) {
    if (held !== undefined) {
      hash.add(held);
      yield held;
    }
    held = line;
  }
  if (held !== JSON.stringify(hash.sum())) {
    throw new CannotProceed(`${file} is not whole, or was changed since it was written.`);
  }
}

/** @throws CannotProceed as {@link readBackup} */
export async function checkBackup(file: string): Promise<Sum> {
  const hash = new ShopHash();
  for await (const line of readBackup(file)) hash.add(line);
  return hash.sum();
}
