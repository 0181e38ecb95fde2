import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sha256 } from '../../functions/src/platform/sha256.ts';
import { artSize, cardArt } from '../../functions/src/shared/voucher/card-art.ts';
import { cardColors } from '../../functions/src/shared/voucher/card-colors.ts';
import { type CardNumber, cardNumbers } from '../../functions/src/shared/voucher/card-numbers.ts';
import { root } from '../emulators/project.ts';

const colors = cardColors({ text: '#000000', fill: '#000000', hover: '#000000' });
const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
const [print, paper] = [channels(colors.print), channels(colors.paper)];

/**
 * The drawing without its cloth, which is the background of the mail: red says how much of a pixel is print, green how
 * much is paper.
 */
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

/** The hash of the drawings from which the pictures were made. */
const madeOf = '1ba9e86fe78a1b9d275aa5348d2d85d8a531b241441fe5eecb0133283efdbde1';

// The pictures are not drawn again each time: the functions, which other files of this process load, block SVG.
it('The pictures of cards in mails are those of the drawings', async () => {
  const isWritten = process.env.CARD_PICTURES === 'write';
  for (const card of isWritten ? cardNumbers : [])
    writeFileSync(path.join(root, `web/public/card-${card}.png`), await pictureOf(card));
  expect(
    sha256(JSON.stringify([cardNumbers.map(cardArt), colors])),
    'A drawing has changed: run this file alone with CARD_PICTURES=write, and note the new hash',
  ).toBe(madeOf);
});
