import { gzipSync } from 'node:zlib';
import { endings, makePicture, pictureTypes } from '../fixtures/pictures.ts';
import { named, type Upload } from './uploading.ts';

const htmlPage = '<!doctype html><script>alert(document.domain)</script>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

function labelled(
  what: string,
  ending: keyof typeof pictureTypes,
  bytes: Uint8Array,
  change: Partial<Upload> = {},
): Upload {
  return { what, name: named(`books/….${ending}`), bytes, contentType: pictureTypes[ending], ...change };
}

function resized(picture: Uint8Array, side: number): Uint8Array {
  const bytes = Buffer.from(picture);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

function corrupted(picture: Uint8Array): Uint8Array {
  return Buffer.from(picture).fill(0, Math.floor(picture.length * 0.4), Math.floor(picture.length * 0.8));
}

/** The rules let the administrator store these, since name, type and size are right, though the bytes are not. */
export async function mislabelledFiles(): Promise<Upload[]> {
  const pictures = await Promise.all(
    endings.map(async (ending) => ({ ending, bytes: await makePicture(ending, 60, 90) })),
  );
  const [png, gif, tiff, jpeg, wide] = await Promise.all([
    makePicture('png'),
    makePicture('gif'),
    makePicture('tiff'),
    makePicture('jpeg'),
    makePicture('png', 5000, 5000),
  ]);
  const script = `GIF89a/*${'x'.repeat(20)}*/=1;alert(1)`;
  const texts = [htmlPage, drawing, script, '%PDF-1.7\n', 'PK\x03\x04', '\0', 'BM'];
  const ofEach = pictures.flatMap(({ ending, bytes }) => [
    ...texts.map((text) =>
      labelled(`${JSON.stringify(text.slice(0, 12))} as ${ending}`, ending, Buffer.from(text)),
    ),
    ...[0.05, 0.3, 0.6, 0.9].map((part) =>
      labelled(`${part * 100} % of a ${ending}`, ending, bytes.subarray(0, Math.ceil(bytes.length * part))),
    ),
    ...endings
      .filter((other) => pictureTypes[other] !== pictureTypes[ending])
      .map((other) => labelled(`a ${ending} as ${other}`, other, bytes)),
    ...(['png', 'avif'].includes(ending)
      ? [labelled(`a corrupted ${ending}`, ending, corrupted(bytes))]
      : []),
  ]);
  const encoded = (contentEncoding: string) => ({ metadata: { contentEncoding } });
  return [
    ...ofEach,
    labelled('a jpeg that is named png', 'png', jpeg, { contentType: 'image/jpeg' }),
    labelled('a png that is typed webp', 'png', png, { contentType: 'image/webp' }),
    // The emulator's rules do not see the slashes.
    ...['books//….png', 'books///….png', 'books/….png/', '/books/….png'].map((name) =>
      labelled(`a name like ${name}`, 'png', png, { name: named(name) }),
    ),
    labelled('a gif', 'png', gif),
    labelled('a tiff', 'jpg', tiff),
    labelled('a png that begins with a page', 'png', Buffer.concat([Buffer.from(htmlPage), png])),
    labelled(
      'a page that begins as a png',
      'png',
      Buffer.concat([png.subarray(0, 8), Buffer.from(htmlPage)]),
    ),
    labelled('a png of 25 million pixels', 'png', wide),
    labelled('a png of 2³¹ pixels a side', 'png', resized(png, 0x7fffffff)),
    labelled('a png of no pixels', 'png', resized(png, 0)),
    labelled('a compressed page', 'png', gzipSync(htmlPage), encoded('gzip')),
    labelled('a compressed png', 'png', gzipSync(png), encoded('gzip')),
    labelled('a png that says it is compressed', 'png', png, encoded('gzip')),
    labelled('a png of another encoding', 'png', png, encoded('br')),
  ];
}

/** Whole pictures with something else behind or inside them; they stay, and must never be served as that. */
export async function polyglotFiles(): Promise<Upload[]> {
  const appended = [htmlPage, drawing, 'PK\x03\x04archive', '*/=1;alert(1)//', '%PDF-1.7\n'];
  const uploads = endings.flatMap((ending) =>
    appended.map(async (text) => {
      const bytes = Buffer.concat([await makePicture(ending), Buffer.from(text)]);
      return labelled(`a ${ending} and ${JSON.stringify(text.slice(0, 12))}`, ending, bytes);
    }),
  );
  return (await Promise.all(uploads)).map((upload, index) =>
    index % 2 ? upload : { ...upload, name: upload.name.replace('try', 'a.html') },
  );
}

export function oddMetadata(): Promise<Upload[]> {
  const metadata: Record<string, unknown>[] = [
    { contentDisposition: 'attachment; filename="page.html"' },
    { contentDisposition: "inline; filename*=utf-8''page.html; x=<script>" },
    { cacheControl: 'no-store' },
    { cacheControl: 'public, max-age=5' },
    {},
    { metadata: { unusedSince: '2020-01-01T00:00:00.000Z' } },
    { metadata: { note: htmlPage, firebaseStorageDownloadTokens: 'my-token' } },
    { metadata: { 'content-type': 'text/html' }, cacheControl: 'public, max-age=31536000, immutable' },
  ];
  return Promise.all(
    metadata.map(async (one) =>
      labelled(JSON.stringify(one), 'png', await makePicture('png'), { metadata: one }),
    ),
  );
}
