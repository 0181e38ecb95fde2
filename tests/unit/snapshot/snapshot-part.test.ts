import { expect, it } from 'vitest';
import { compress, DamagedSnapshot, decompress } from '../../../functions/src/snapshot/snapshot-part.ts';

const lines = Buffer.from('{"title":"Emma"}\n'.repeat(1000));
const data = compress(lines);

it('comes back as it was', () => {
  expect(data.length).toBeLessThan(lines.length / 10);
  expect(Buffer.from(decompress(data, lines.length)).equals(lines)).toBe(true);
});

it('is refused when it is missing, shorter, longer, or other in any bit', () => {
  const refused = (given: unknown, bytes = lines.length) =>
    expect(() => decompress(given, bytes)).toThrow(DamagedSnapshot);
  refused(undefined);
  refused('text');
  refused(Buffer.alloc(0));
  refused(data.subarray(0, -1));
  refused(data, lines.length - 1);
  refused(data, lines.length + 1);
  for (let bit = 0; bit < data.length * 8; bit += 1) {
    const changed = Buffer.from(data);
    const place = Math.floor(bit / 8);
    changed[place] = (changed[place] ?? 0) ^ (1 << (bit % 8));
    let read: Uint8Array | undefined;
    try {
      read = decompress(changed, lines.length);
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedSnapshot);
    }
    // A few bits of the frame say nothing of its content.
    if (read) expect(Buffer.from(read).equals(lines)).toBe(true);
  }
});
