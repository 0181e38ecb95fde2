import { endings, makePicture, pictureTypes } from '../fixtures/pictures.ts';
import type { Upload } from './uploading.ts';

const limit = 5 * 1024 * 1024;

/** What every attempt's name has in it. */
export const mark = 'try-';

/** A name that no file has; `…` stands for it in the names below. */
function fresh(): string {
  return `${mark}${crypto.randomUUID()}`;
}

const wrongNames = [
  '…',
  '….html',
  '….svg',
  '….gif',
  '….PNG',
  '….Png',
  '….png.exe',
  '….png/….png',
  '….png ',
  '….png\n',
  '….png\0',
  '….png%00.png',
  '….png?x=.png',
  '….png#.png',
  '.….png',
  '-….png',
  '../….png',
  '../../….png',
  './….png',
  'deeper/….png',
  'deeper/../….png',
  '\\….png',
  '..\\….png',
  '%2e%2e%2f….png',
  '..%2f….png',
  '%252e%252e%252f….png',
  '..%c0%af….png',
  '..／….png',
  '․․/….png',
  'ünder-….png',
  'е-….png',
  '🍏-….png',
  '\u202egnp.….png',
  '\u200b….png',
  '\ufffd….png',
  'with space ….png',
  `….${'x'.repeat(250)}.png`,
  `….${'x'.repeat(900)}.png`,
  '….рng',
  '….png;.html',
  '….png,.png',
  '….webp.svg',
  '*….png',
  "'….png",
  '"….png',
  '<….png',
  '….{png}.png',
  '$(…).png',
].map((name) => `books/${name}`);

const wrongFolders = ['….png', 'private/….png', 'Books/….png', 'books….png', 'orders/….png'];

const wrongTypes = [
  'image/svg+xml',
  'text/html',
  'text/plain',
  'image/gif',
  'image/bmp',
  'image/tiff',
  'image/x-icon',
  'image/heic',
  'image/png; charset=utf-8',
  'image/png, text/html',
  'IMAGE/PNG',
  'ximage/png',
  'image/pngx',
  'image/*',
  'application/octet-stream',
  'application/pdf',
  'application/javascript',
  'multipart/form-data; boundary=x',
];

/** A name with a new one in the place of `…`. */
export const called = (name: string) => name.replaceAll('…', fresh());

/** What not even the administrator may store: a wrong name, folder, type or size. */
export async function refusedUploads(): Promise<Upload[]> {
  const bytes = await makePicture('png');
  const contentType = 'image/png';
  return [
    ...[...wrongNames, ...wrongFolders].map((name) => ({
      what: `the name ${JSON.stringify(name.slice(0, 40))}`,
      name: called(name),
      bytes,
      contentType,
    })),
    ...wrongTypes.map((type) => ({
      what: `the type ${type}`,
      name: called('books/….png'),
      bytes,
      contentType: type,
    })),
    { what: 'nothing at all', name: called('books/….png'), bytes: new Uint8Array(), contentType },
    { what: '5 MB + 1', name: called('books/….png'), bytes: new Uint8Array(limit + 1), contentType },
    {
      what: 'a picture of 5 MB + 1',
      name: called('books/….png'),
      bytes: padded(bytes, limit + 1),
      contentType,
    },
  ];
}

function padded(bytes: Uint8Array, size: number): Uint8Array {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}

/** A good cover in each kind: what only the administrator may store, and only once. */
export function goodUploads(): Promise<Upload[]> {
  return Promise.all(
    endings.map(async (ending) => ({
      what: `a ${ending}`,
      name: called(`books/….480w.${ending}`),
      bytes: await makePicture(ending),
      contentType: pictureTypes[ending],
    })),
  );
}
