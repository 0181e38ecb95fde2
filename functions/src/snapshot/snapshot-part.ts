import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

/** The snapshot, or a part of it, is not there or cannot be read. */
export class DamagedSnapshot extends Error {
  override readonly name = 'DamagedSnapshot';
}

// With a checksum of what was compressed, which decompressing compares.
const options = {
  params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 },
};

// Not in the thread that answers calls.
const compressAside = promisify(zstdCompress);
const decompressAside = promisify(zstdDecompress);

export function compress(lines: Uint8Array): Promise<Uint8Array> {
  return compressAside(lines, options);
}

/** @throws DamagedSnapshot when these are not, bit for bit, compressed lines of that size */
export async function decompress(data: unknown, bytes: number): Promise<Buffer> {
  if (!(data instanceof Uint8Array)) throw new DamagedSnapshot('A part of the catalogue is missing');
  let lines: Buffer;
  try {
    lines = await decompressAside(data, { maxOutputLength: Math.max(1, bytes) });
  } catch (cause) {
    throw new DamagedSnapshot('A part of the catalogue cannot be decompressed', { cause });
  }
  if (lines.length !== bytes) throw new DamagedSnapshot('A part of the catalogue has another size');
  return lines;
}
