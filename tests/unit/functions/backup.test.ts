import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBackup, writeBackup } from '../../../functions/src/backup/backup-file.ts';
import { fromLine, toLine, UnknownValueError } from '../../../functions/src/backup/document-line.ts';
import { ShopHash } from '../../../functions/src/backup/shop-hash.ts';

const store = getFirestore(initializeApp({ projectId: 'demo-backup' }, 'backup'));

it('A document in a backup keeps its types', () => {
  const data = {
    text: 'L’Œuvre \u2028 "quoted"\n',
    whole: 1230,
    part: 0.1,
    missing: null,
    yes: true,
    day: new Timestamp(1_700_000_000, 123_456_000),
    place: new GeoPoint(53.27, -9.05),
    book: store.doc('books/emma'),
    bytes: Buffer.from([0, 255, 7]),
    odd: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0],
    lines: [{ title: 'Emma', unitCents: 1250 }, []],
    address: { city: 'Galway', $timestamp: [1, 2], $$odd: '$' },
  };
  const line = toLine({ path: 'orders/one', data });
  expect(line).not.toContain('\n');
  expect(fromLine(JSON.parse(line), store)).toEqual({ path: 'orders/one', data });
});

it('A document in a backup has one line, in whatever order its fields come', () => {
  const line = toLine({ path: 'a/b', data: { x: 1, y: { c: 1, d: 2 } } });
  expect(toLine({ path: 'a/b', data: { y: { d: 2, c: 1 }, x: 1 } })).toBe(line);
  expect(toLine({ path: 'a/b', data: { x: 1, y: { c: 1, d: '2' } } })).not.toBe(line);
});

it('A document in a backup is refused with a value that cannot be kept, rather than kept without it', () => {
  expect(() => toLine({ path: 'a/b', data: { day: new Date() } })).toThrow(UnknownValueError);
  expect(() => toLine({ path: 'a/b', data: { gone: undefined } })).toThrow(UnknownValueError);
  expect(() => fromLine({ path: 'a/b', data: { day: { $moment: 1 } } }, store)).toThrow(UnknownValueError);
});

const hashOf = (...lines: string[]) => {
  const hash = new ShopHash();
  for (const line of lines) hash.add(line);
  return hash.sum();
};

it('The hash of a shop is the same in any order, and another for any other set of documents', () => {
  expect(hashOf('a', 'b', 'c')).toEqual(hashOf('c', 'a', 'b'));
  const others = [hashOf('a', 'b'), hashOf('a', 'b', 'd'), hashOf('a', 'b', 'c', 'c'), hashOf()];
  for (const other of others) expect(other.hash).not.toBe(hashOf('a', 'b', 'c').hash);
  expect(hashOf().hash).toMatch(/^0{64}$/);
});

describe('a backup', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'backup-'));
    file = path.join(folder, 'shop.jsonl');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  async function* lines(...texts: string[]) {
    yield* texts.map((text, index) => toLine({ path: `books/${index}`, data: { text } }));
  }

  it('can be read by its owner alone, and is whole', async () => {
    const sum = await writeBackup(file, lines('Emma', 'two\u2028lines', 'Ünïcödé'.repeat(20_000)));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(sum).toMatchObject({ documents: 3 });
    expect(await checkBackup(file)).toEqual(sum);
  });

  it('never takes the place of another', async () => {
    await writeBackup(file, lines('Emma'));
    const before = readFileSync(file);
    await expect(writeBackup(file, lines('Kim'))).rejects.toThrow('never written over');
    expect(readFileSync(file)).toEqual(before);
  });

  it('leaves nothing behind when it fails', async () => {
    async function* failing() {
      yield* lines('Emma');
      throw new Error('no connection');
    }
    await expect(writeBackup(file, failing())).rejects.toThrow('no connection');
    expect(() => statSync(file)).toThrow('ENOENT');
  });

  it.each([
    ['cut at its end', (text: string) => text.slice(0, -20), 'not whole'],
    ['without one document', (text: string) => text.split('\n').toSpliced(1, 1).join('\n'), 'not whole'],
    ['changed', (text: string) => text.replace('Emma', 'Anna'), 'not whole'],
    ['something else', () => '{"books":[]}\n', 'no backup'],
    ['empty', () => '', 'no backup'],
  ])('is refused when it is %s', async (_how, spoil, words) => {
    await writeBackup(file, lines('Emma', 'Kim'));
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    await expect(checkBackup(file)).rejects.toThrow(words);
  });
});
