import { type CoverType, coverTypes } from '../shared/book/cover.ts';

/** Of a picture for other sites, in pixels: Google takes none below 500 by 500. */
export const sharedSize = { width: 600, height: 900 } as const;

/** A cover is a picture of a few hundred pixels; what is larger than this only wastes memory. */
const maxPixels = 16_000_000;
const timeoutSeconds = 20;

/** The only decoders that uploaded bytes may reach: sharp knows many more, SVG and PDF among them. */
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

/** Blocks decoders once: they are blocked for all pictures of the process, those that are being read included. */
export function loadSharp() {
  opened ??= openSharp();
  return opened;
}

const options = { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true } as const;

/** A picture as a JPEG for other sites, on white where its proportions are not those of a book. @throws Error when the bytes are no picture */
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
 * A cover as the shop serves it, at most so many pixels wide: half as large as a WebP that looks alike. More effort would take
 * five times as long for a tenth of the bytes. @throws Error when the bytes are no picture
 */
export async function coverOfWidth(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, options)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .avif({ quality: 55, effort: 2 })
    .toBuffer();
}

/** A picture as the shop stores one of a kind that is not a cover: within its room, with the size that it has there. */
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

/** A picture by what its bytes say. */
interface Picture {
  type: CoverType;
  width: number;
  height: number;
}

/**
 * What these bytes show; undefined when they are no picture that a browser would show whole: of another
 * kind, cut off, spoiled, or unfolding to more than a cover can be. Every pixel of the first frame is decoded. What
 * may follow the picture's end is left alone: it is never read as anything, since it is served as an image.
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
    // Whatever the decoder has against them, they are no picture.
    return undefined;
  }
}

export async function pictureType(bytes: Uint8Array): Promise<CoverType | undefined> {
  return (await pictureOf(bytes))?.type;
}
