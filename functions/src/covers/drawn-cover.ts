import type { OverlayOptions } from 'sharp';
import { markup } from '../platform/markup.ts';
import { shopFonts } from '../platform/text/fonts.ts';
import type { Book } from '../shared/book/book.ts';
import { clothOf } from '../shared/book/cover-cloth.ts';
import { loadSharp, sharedSize } from './picture.ts';

type Box = Record<'left' | 'top' | 'width' | 'height', number>;

const frame: Box = { left: 66, top: 36, width: 492, height: 828 };
const line = 5;
const titleBox: Box = { left: 112, top: 130, width: 400, height: 400 };
const authorBox: Box = { left: 112, top: 740, width: 400, height: 40 };

/** In characters: longer texts take long to lay out. */
const longestText = 200;

function inside({ left, top, width, height }: Box): Box {
  return { left: left + line, top: top + line, width: width - 2 * line, height: height - 2 * line };
}

const area = ({ left, top, width, height }: Box, background: string): OverlayOptions => ({
  input: { create: { width, height, channels: 3, background } },
  left,
  top,
});

/** In the largest size that fits, centred; nothing where the font lacks a letter. */
async function print(
  text: string,
  { left, top, width, height }: Box,
  ink: string,
): Promise<OverlayOptions[]> {
  const { boldFile, isKnown } = await shopFonts();
  const letters = [...text].slice(0, longestText);
  const hasAll = letters.every((letter) => /\s/.test(letter) || isKnown(letter.codePointAt(0) ?? 0));
  if (!hasAll || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return [];
  const sharp = await loadSharp();
  const words = markup`<span foreground="${ink}">${letters.join('')}</span>`.text;
  const font = { font: 'DejaVu Sans Condensed Bold', fontfile: boldFile, wrap: 'word-char' } as const;
  const { data, info } = await sharp({
    text: { text: words, ...font, width, height, align: 'centre', rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: left + Math.round((width - info.width) / 2), top }];
}

/** The JPEG for other sites of a book without a picture: title and author on the same cloth as on pages. */
export async function drawnJpeg({ title, author = '' }: Pick<Book, 'title' | 'author'>): Promise<Uint8Array> {
  const { ground, ink } = clothOf(title);
  const sharp = await loadSharp();
  const [named, by] = await Promise.all([print(title, titleBox, ink), print(author, authorBox, ink)]);
  return sharp({ create: { ...sharedSize, channels: 3, background: ground } })
    .composite([area(frame, ink), area(inside(frame), ground), ...named, ...by])
    .jpeg()
    .toBuffer();
}
