import { endings, makePicture, pictureTypes } from '../fixtures/pictures.ts';

import type { Upload } from './uploading.ts';

/** The items of a list that is written as 'a | b | c'. */
const items = (list: string) => list.trim().split(/\s*\|\s*/);

const limit = 5 * 1024 * 1024;

/** What the name of every file of these tests contains. */
export const mark = 'try-';

/** `…` stands for a name that no file has. */
export const named = (pattern: string) => pattern.replaceAll('…', `${mark}${crypto.randomUUID()}`);

const wrongNames = [
  ...items(`… | ….html | ….svg | ….gif | ….PNG | ….Png | ….png.exe | ….png/….png | ….png%00.png | ….png?x=.png | ….png#.png |
    .….png | -….png | ../….png | ../../….png | ./….png | deeper/….png | deeper/../….png | *….png | <….png |
    %2e%2e%2f….png | ..%2f….png | %252e%252e%252f….png | ..%c0%af….png | ..／….png | ․․/….png | with space ….png |
    ünder-….png | е-….png | 🍏-….png | ….рng | ….png;.html | ….png,.png | ….webp.svg | ….{png}.png | $(…).png | '….png | "….png`),
  ...[
    '….png ',
    '….png\n',
    '….png\0',
    '\\….png',
    '..\\….png',
    '\u202egnp.….png',
    '\u200b….png',
    '\ufffd….png',
  ],
  `….${'x'.repeat(250)}.png`,
  `….${'x'.repeat(900)}.png`,
].map((name) => `books/${name}`);

const wrongFolders = ['….png', 'private/….png', 'Books/….png', 'books….png', 'orders/….png'];

const wrongTypes =
  items(`image/svg+xml | text/html | text/plain | image/gif | image/bmp | image/tiff | image/x-icon | image/heic |
    IMAGE/PNG | ximage/png | image/pngx | image/* | application/octet-stream | application/pdf | application/javascript |
    image/png; charset=utf-8 | image/png, text/html | multipart/form-data; boundary=x`);

const padded = (bytes: Uint8Array, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

/** What not even the administrator may store: a wrong name, folder, type or size. */
export async function refusedUploads(): Promise<Upload[]> {
  const picture = await makePicture('png');
  const upload = (what: string, change: Partial<Upload>): Upload => ({
    what,
    name: named('books/….png'),
    bytes: picture,
    contentType: 'image/png',
    ...change,
  });
  return [
    ...[...wrongNames, ...wrongFolders].map((name) =>
      upload(`the name ${JSON.stringify(name.slice(0, 40))}`, { name: named(name) }),
    ),
    ...wrongTypes.map((contentType) => upload(`the type ${contentType}`, { contentType })),
    upload('nothing at all', { bytes: new Uint8Array() }),
    upload('5 MB + 1', { bytes: new Uint8Array(limit + 1) }),
    upload('a picture of 5 MB + 1', { bytes: padded(picture, limit + 1) }),
  ];
}

/** A good cover in each kind: what only the administrator may store, and only once. */
export function goodUploads(): Promise<Upload[]> {
  return Promise.all(
    endings.map(async (ending) => ({
      what: `a ${ending}`,
      name: named(`books/….480w.${ending}`),
      bytes: await makePicture(ending),
      contentType: pictureTypes[ending],
    })),
  );
}
