import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  artSize,
  type CardNumber,
  cardArt,
  cardNumbers,
} from '../../functions/src/shared/voucher/card-art.ts';
import { cardColors } from '../../functions/src/shared/voucher/card-colors.ts';
import { root } from '../emulators/project.ts';

const colors = cardColors({ text: '#000000', fill: '#000000', hover: '#000000' });
const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
const [print, paper] = [channels(colors.print), channels(colors.paper)];

/** The drawing without its cloth, which is the ground of the mail: red says how much of a pixel is print, green how much is paper. */
async function pictureOf(card: CardNumber): Promise<Buffer> {
  const marks = { cloth: '#000000', print: '#ff0000', paper: '#00ff00' };
  const shapes = cardArt(card).map(
    ({ d, fill, stroke, width = 1, opacity = 1 }) =>
      `<path d="${d}" fill="${fill ? marks[fill] : 'none'}" stroke="${stroke ? marks[stroke] : 'none'}" stroke-width="${width}" opacity="${opacity}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artSize.width} ${artSize.height}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(artSize.width * 3)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(info.width * info.height * 4);
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [red = 0, green = 0] = [data[pixel * 3], data[pixel * 3 + 1]];
    const drawn = Math.min(255, red + green);
    [0, 1, 2].forEach((channel) => {
      const mixed = (red * (print[channel] ?? 0) + green * (paper[channel] ?? 0)) / Math.max(1, red + green);
      pixels[pixel * 4 + channel] = Math.round(mixed);
    });
    pixels[pixel * 4 + 3] = drawn;
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** How far two pictures are apart, as a share of all there is. */
async function difference(some: Buffer, other: Buffer): Promise<number> {
  const [one, two] = await Promise.all(
    [some, other].map((file) => sharp(file).ensureAlpha().raw().toBuffer()),
  );
  if (!one || one.length !== two?.length) return 1;
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length / 255;
}

it.each(cardNumbers)('The picture of card %i in mails is that of its drawing', async (card) => {
  const file = path.join(root, `web/public/card-${card}.png`);
  const picture = await pictureOf(card);
  if (process.env.CARD_PICTURES === 'write') writeFileSync(file, picture);
  expect(
    await difference(picture, readFileSync(file)),
    'Run this test with CARD_PICTURES=write: the drawing has changed',
  ).toBeLessThan(0.005);
});
