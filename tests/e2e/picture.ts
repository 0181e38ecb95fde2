import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture file as somebody would choose it for a cover: a real PNG, 700 by 1050 pixels. */
export async function pictureFile(name = 'Café Cover (1).png') {
  const colour = `#${randomBytes(3).toString('hex')}`;
  const picture = sharp({ create: { width: 700, height: 1050, channels: 3, background: colour } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
