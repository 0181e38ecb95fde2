import { Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
  /** '2026-11-23' */
  day: string;
}

/** Holds one file at a time. The same files give the same bytes. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    pieces.push(Buffer.from(bytes));
  });
  for await (const { name, bytes, day } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = new Date(`${day}T12:00:00`);
    zip.add(file);
    file.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
