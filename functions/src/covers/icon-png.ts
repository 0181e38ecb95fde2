import { onAccent, ownAccent } from '../shared/shop/accent.ts';
import { loadSharp } from './picture.ts';

const channelsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const ownChannels = channelsOf(ownAccent.light.fill);

/**
 * Recolours and optionally resizes the shop's mark.
 * @param own in the web app's own colour: each pixel lies between that and paper
 */
export async function iconPng(own: Uint8Array, size?: number, color = ownAccent.light.fill): Promise<Buffer> {
  const sharp = await loadSharp();
  const [channels, paper] = [channelsOf(color), channelsOf(onAccent)];
  const factors = paper.map(
    (most, index) => (most - (channels[index] ?? 0)) / (most - (ownChannels[index] ?? 0)),
  );
  const offsets = paper.map((most, index) => most * (1 - (factors[index] ?? 1)));
  return sharp(own).resize(size).linear(factors, offsets).png().toBuffer();
}
