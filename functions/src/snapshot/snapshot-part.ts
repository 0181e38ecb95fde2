import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The snapshot, or a part of it, is not there or cannot be read. */
export class DamagedSnapshot extends Error {
  override readonly name = 'DamagedSnapshot';
}

// With a checksum of what was compressed, which decompressing compares.
const options = {
  params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 },
};

export function compress(lines: Uint8Array): Uint8Array {
  return zstdCompressSync(lines, options);
}

/** @throws DamagedSnapshot when these are not, bit for bit, compressed lines of that size */
export function decompress(data: unknown, bytes: number): Uint8Array {
  if (!(data instanceof Uint8Array)) throw new DamagedSnapshot('A part of the catalogue is missing');
  let lines: Uint8Array;
  try {
    lines = zstdDecompressSync(data, { maxOutputLength: Math.max(1, bytes) });
  } catch (cause) {
    throw new DamagedSnapshot('A part of the catalogue cannot be decompressed', { cause });
  }
  if (lines.length !== bytes) throw new DamagedSnapshot('A part of the catalogue has another size');
  return lines;
}
