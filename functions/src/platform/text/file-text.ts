import { CannotProceed } from '../cannot-proceed.ts';

/** The file cannot be read; the message is for the admin. */
export class UnreadableFile extends CannotProceed {
  override name = 'UnreadableFile';
}

export type Encoding = 'utf-8' | 'windows-1252';

const saveAsCsv = 'Open it in your spreadsheet, save it as “CSV UTF-8” and choose that file.';

/** How files begin that are no text, and what they are. */
const otherKinds: readonly [beginning: string, kind: string][] = [
  ['504b0304', `This is an Excel or packed file, not a CSV. ${saveAsCsv}`],
  ['504b0506', `This is an empty packed file, not a CSV. ${saveAsCsv}`],
  ['d0cf11e0', `This is an old Excel file, not a CSV. ${saveAsCsv}`],
  ['1f8b', 'This is a compressed file (gzip), not a CSV. Unpack it and choose the file in it.'],
  ['25504446', 'This is a PDF, not a CSV.'],
  ['fffe', `This text is stored as UTF-16. ${saveAsCsv}`],
  ['feff', `This text is stored as UTF-16. ${saveAsCsv}`],
];

/** @throws UnreadableFile when a file begins as no text does */
function refuseOtherKinds(beginning: Uint8Array): void {
  const hex = Buffer.from(beginning.subarray(0, 8)).toString('hex');
  const kind = otherKinds.find(([start]) => hex.startsWith(start))?.[1];
  if (kind) throw new UnreadableFile(kind);
}

/** Finds out, a chunk at a time, in which of the two encodings a text is stored. */
export class EncodingCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isUtf8 = true;
  #bytes = 0;

  /** @throws UnreadableFile when this is no text */
  add(chunk: Uint8Array): void {
    if (this.#bytes === 0) refuseOtherKinds(chunk);
    this.#bytes += chunk.length;
    if (chunk.includes(0)) {
      throw new UnreadableFile(`The file holds characters that no text has (NUL). ${saveAsCsv}`);
    }
    this.#decode(chunk, true);
  }

  /** @throws UnreadableFile when there was nothing */
  encoding({ isWhole = true } = {}): Encoding {
    if (this.#bytes === 0) throw new UnreadableFile('The file is empty.');
    if (isWhole) this.#decode(new Uint8Array(), false);
    return this.#isUtf8 ? 'utf-8' : 'windows-1252';
  }

  #decode(chunk: Uint8Array, stream: boolean): void {
    if (!this.#isUtf8) return;
    try {
      this.#decoder.decode(chunk, { stream });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.#isUtf8 = false;
    }
  }
}

/** The text of a file, a chunk at a time, without a byte order mark. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
