import { gzipSync } from 'node:zlib';
import { endings, makePicture, pictureTypes } from '../fixtures/pictures.ts';
import { called } from './refused-uploads.ts';
import type { Upload } from './uploading.ts';

const page = '<!doctype html><script>alert(document.domain)</script>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

/** A PNG that claims to be of a size, with next to nothing in it. */
function hollowPng(picture: Uint8Array, width: number, height: number): Uint8Array {
  const hollow = Buffer.from(picture);
  hollow.writeUInt32BE(width, 16);
  hollow.writeUInt32BE(height, 20);
  return hollow;
}

function spoiled(picture: Uint8Array): Uint8Array {
  const bytes = Buffer.from(picture);
  return bytes.fill(0, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.8));
}

/** What the rules let the administrator store, since name, type and size are right, though the bytes are not. */
export async function liars(): Promise<Upload[]> {
  const whole = await Promise.all(
    endings.map(async (ending) => ({ ending, picture: await makePicture(ending, 60, 90) })),
  );
  const [png, gif, tiff, wide] = await Promise.all([
    makePicture('png'),
    makePicture('gif'),
    makePicture('tiff'),
    makePicture('png', 5000, 5000),
  ]);
  const signature = png.subarray(0, 8);
  const texts = [
    page,
    drawing,
    `GIF89a/*${'x'.repeat(20)}*/=1;alert(1)`,
    '%PDF-1.7\n',
    'PK\x03\x04',
    '\0',
    'BM',
  ];
  return [
    ...endings.flatMap((ending) =>
      texts.map((text) =>
        lie(`${JSON.stringify(text.slice(0, 12))} as ${ending}`, ending, Buffer.from(text)),
      ),
    ),
    ...whole.flatMap(({ ending, picture }) =>
      [0.05, 0.3, 0.6, 0.9].map((part) =>
        lie(`${part * 100} % of a ${ending}`, ending, picture.subarray(0, Math.ceil(picture.length * part))),
      ),
    ),
    ...whole
      .filter(({ ending }) => ending === 'png' || ending === 'avif')
      .map(({ ending, picture }) => lie(`a spoiled ${ending}`, ending, spoiled(picture))),
    ...whole.flatMap(({ ending, picture }) =>
      endings
        .filter((other) => pictureTypes[other] !== pictureTypes[ending])
        .map((other) => lie(`a ${ending} as ${other}`, other, picture)),
    ),
    { ...lie('a jpeg that is named png', 'png', await makePicture('jpeg')), contentType: 'image/jpeg' },
    { ...lie('a png that is typed webp', 'png', png), contentType: 'image/webp' },
    // The emulator's rules do not see the slashes.
    ...['books//….png', 'books///….png', 'books/….png/', '/books/….png'].map((name) => ({
      ...lie(`a name like ${name}`, 'png', png),
      name: called(name),
    })),
    lie('a gif', 'png', gif),
    lie('a tiff', 'jpg', tiff),
    lie('a png that begins with a page', 'png', Buffer.concat([Buffer.from(page), png])),
    lie('a page that begins as a png', 'png', Buffer.concat([signature, Buffer.from(page)])),
    lie('a png of 25 million pixels', 'png', wide),
    lie('a png of 2³¹ pixels a side', 'png', hollowPng(png, 0x7fffffff, 0x7fffffff)),
    lie('a png of no pixels', 'png', hollowPng(png, 0, 0)),
    { ...lie('a packed page', 'png', gzipSync(page)), metadata: { contentEncoding: 'gzip' } },
    { ...lie('a packed png', 'png', gzipSync(png)), metadata: { contentEncoding: 'gzip' } },
    { ...lie('a png that says it is packed', 'png', png), metadata: { contentEncoding: 'gzip' } },
    { ...lie('a png of another encoding', 'png', png), metadata: { contentEncoding: 'br' } },
  ];
}

function lie(what: string, ending: keyof typeof pictureTypes, bytes: Uint8Array): Upload {
  return { what, name: called(`books/….${ending}`), bytes, contentType: pictureTypes[ending] };
}

/** Whole pictures with something else behind or inside them; they stay, and must never be served as that. */
export async function polyglots(): Promise<Upload[]> {
  const riders = [page, drawing, 'PK\x03\x04archive', '*/=1;alert(1)//', '%PDF-1.7\n'];
  const each = await Promise.all(
    endings.flatMap((ending) =>
      riders.map(async (rider) => {
        const bytes = Buffer.concat([await makePicture(ending), Buffer.from(rider)]);
        return lie(`a ${ending} and ${JSON.stringify(rider.slice(0, 12))}`, ending, bytes);
      }),
    ),
  );
  return each.map((upload, index) =>
    index % 2 ? upload : { ...upload, name: upload.name.replace('try', 'a.html') },
  );
}

/** Good pictures that say odd things of themselves. */
export async function oddMetadata(): Promise<Upload[]> {
  const said: Record<string, unknown>[] = [
    { contentDisposition: 'attachment; filename="page.html"' },
    { contentDisposition: "inline; filename*=utf-8''page.html; x=<script>" },
    { cacheControl: 'no-store' },
    { cacheControl: 'public, max-age=5' },
    {},
    { metadata: { unusedSince: '2020-01-01T00:00:00.000Z' } },
    { metadata: { note: page, firebaseStorageDownloadTokens: 'my-token' } },
    { metadata: { 'content-type': 'text/html' }, cacheControl: 'public, max-age=31536000, immutable' },
  ];
  return Promise.all(
    said.map(async (metadata) => {
      const upload = lie(JSON.stringify(metadata), 'png', await makePicture('png'));
      return { ...upload, metadata };
    }),
  );
}
