import { expect, it } from 'vitest';
import { compress, DamagedSnapshot, decompress } from '../../../functions/src/snapshot/snapshot-part.ts';

const lines = Buffer.from('{"title":"Emma"}\n'.repeat(1000));
const data = await compress(lines);

it('comes back as it was', async () => {
  expect(data.length).toBeLessThan(lines.length / 10);
  expect((await decompress(data, lines.length)).equals(lines)).toBe(true);
});

it('is refused when it is missing, shorter, longer, or other in any bit', async () => {
  const refused = (given: unknown, bytes = lines.length) =>
    expect(decompress(given, bytes)).rejects.toThrow(DamagedSnapshot);
  await refused(undefined);
  await refused('text');
  await refused(Buffer.alloc(0));
  await refused(data.subarray(0, -1));
  await refused(data, lines.length - 1);
  await refused(data, lines.length + 1);
  for (let bit = 0; bit < data.length * 8; bit += 1) {
    const changed = Buffer.from(data);
    const place = Math.floor(bit / 8);
    changed[place] = (changed[place] ?? 0) ^ (1 << (bit % 8));
    let read: Uint8Array | undefined;
    try {
      read = await decompress(changed, lines.length);
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedSnapshot);
    }
    // A few bits of the frame say nothing of its content.
    if (read) expect(Buffer.from(read).equals(lines)).toBe(true);
  }
});
