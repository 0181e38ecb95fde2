import { t } from '../../shared/words/words.ts';
import { CannotProceed } from '../cannot-proceed.ts';
import { sayInShop } from '../words/say-in-shop.ts';

/** In the language of the dashboard. */
export class UnreadableFile extends CannotProceed {
  override name = 'UnreadableFile';

  constructor(say: () => string) {
    super(sayInShop(say));
  }
}

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** A byte order mark, or XML without one. */
const utf16Beginnings: readonly [beginning: string, encoding: Encoding][] = [
  ['fffe', 'utf-16le'],
  ['3c003f00', 'utf-16le'],
  ['feff', 'utf-16be'],
  ['003c003f', 'utf-16be'],
];

const saveAsCsv = () => t('Open it in your spreadsheet, save it as “CSV UTF-8” and choose that file.');

const otherKinds: readonly [beginning: string, kind: () => string][] = [
  ['504b0304', () => `${t('This is an Excel or packed file, not a CSV.')} ${saveAsCsv()}`],
  ['504b0506', () => `${t('This is an empty packed file, not a CSV.')} ${saveAsCsv()}`],
  ['d0cf11e0', () => `${t('This is an old Excel file, not a CSV.')} ${saveAsCsv()}`],
  ['1f8b', () => t('This is a compressed file (gzip), not a CSV. Unpack it and choose the file in it.')],
  ['25504446', () => t('This is a PDF, not a CSV.')],
];

const beginningOf = (chunk: Uint8Array) => Buffer.from(chunk.subarray(0, 8)).toString('hex');

function refuseOtherKinds(beginning: Uint8Array): void {
  const hex = beginningOf(beginning);
  const kind = otherKinds.find(([start]) => hex.startsWith(start))?.[1];
  if (kind) throw new UnreadableFile(kind);
}

export class EncodingCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isUtf8 = true;
  #utf16: Encoding | undefined;
  #bytes = 0;

  /** @throws UnreadableFile */
  add(chunk: Uint8Array): void {
    if (this.#bytes === 0) {
      refuseOtherKinds(chunk);
      const beginning = beginningOf(chunk);
      this.#utf16 = utf16Beginnings.find(([start]) => beginning.startsWith(start))?.[1];
    }
    this.#bytes += chunk.length;
    if (this.#utf16) return;
    if (chunk.includes(0)) {
      throw new UnreadableFile(
        () => `${t('The file holds characters that no text has (NUL).')} ${saveAsCsv()}`,
      );
    }
    this.#decode(chunk, true);
  }

  /** @throws UnreadableFile when the file was empty */
  encoding({ isWhole = true } = {}): Encoding {
    if (this.#bytes === 0) throw new UnreadableFile(() => t('The file is empty.'));
    if (this.#utf16) return this.#utf16;
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

/** Without a byte order mark. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
