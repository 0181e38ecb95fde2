import { type CoverType, coverTypes } from '../shared/book/cover.ts';

/** In pixels; Google accepts none below 500 by 500. */
export const sharedSize = { width: 600, height: 900 } as const;

/** Larger pictures only waste memory: a cover is a few hundred pixels wide. */
const maxPixels = 16_000_000;
const timeoutSeconds = 20;

/** The only decoders that uploaded bytes may reach: sharp has many more, such as SVG and PDF. */
const decoders = ['Png', 'Jpeg', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let opened: ReturnType<typeof openSharp> | undefined;

/** Blocks the other decoders for the whole process, including pictures being read. */
export function loadSharp() {
  opened ??= openSharp();
  return opened;
}

const options = { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true } as const;

/**
 * A JPEG for other sites, on white where its proportions are not those of a book.
 * @throws Error when the bytes are no picture
 */
export async function previewJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, options)
    .timeout({ seconds: timeoutSeconds })
    .resize({ ...sharedSize, fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .jpeg()
    .toBuffer();
}

/**
 * AVIF: half the size of a similar-looking WebP. A cover is encoded once and sent thousands of times, so with sharp's usual
 * effort: a sixth fewer bytes for six times the time.
 * @throws Error when the bytes are no picture
 */
export async function coverOfWidth(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, options)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .avif()
    .toBuffer();
}

/** Scaled to fit `room`, with its resulting size. */
export async function pictureWithin(bytes: Uint8Array, room: { width: number; height: number }) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, size: { width: info.width, height: info.height } };
}

interface Picture {
  type: CoverType;
  width: number;
  height: number;
}

/**
 * Undefined for bytes that no browser would show whole: another format, cut off, corrupt, or larger when decoded than a
 * cover can be. Decodes every pixel of the first frame. Bytes after the picture's end are ignored: it is only ever
 * served as an image.
 */
export async function pictureOf(bytes: Uint8Array): Promise<Picture | undefined> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, options).timeout({ seconds: timeoutSeconds });
    const { mediaType, width, height } = await picture.metadata();
    await picture.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    const type = coverTypes.find((one) => one === mediaType);
    return type && { type, width, height };
  } catch {
    // Any decoder error means it is no picture.
    return undefined;
  }
}

export async function pictureType(bytes: Uint8Array): Promise<CoverType | undefined> {
  return (await pictureOf(bytes))?.type;
}
