import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

/** A snapshot or a part of it is missing or unreadable. */
export class DamagedSnapshot extends Error {
  override readonly name = 'DamagedSnapshot';
}

// The checksum is verified on decompression.
const options = {
  params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 },
};

// Off the main thread.
const compressAside = promisify(zstdCompress);
const decompressAside = promisify(zstdDecompress);

export function compress(lines: Uint8Array): Promise<Uint8Array> {
  return compressAside(lines, options);
}

/** @throws DamagedSnapshot unless these are compressed lines of exactly that size */
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
