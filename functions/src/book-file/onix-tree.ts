import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../platform/text/file-text.ts';
import { importLimits } from '../shared/import/book-import.ts';
import { t } from '../shared/words/words.ts';
import { referenceName } from './onix-names.ts';

/** An element by its reference name, with all the text within it. */
export interface OnixElement {
  name: string;
  text: string;
  children: OnixElement[];
}

export interface OnixProduct {
  line: number;
  /** Default currency of prices; '' when not given. */
  currency: string;
  product: OnixElement;
}

/** Deeper than any message, and more elements than any product has. */
const mostLevels = 60;
const mostElements = 20_000;

/**
 * Longer than all texts of a product, and than any text of a message: the parser would buffer an endless comment or
 * text whole.
 */
const longestToken = 4_000_000;
/** Parsed between two checks of that limit. */
const pieceCharacters = 64 * 1024;

/** XHTML tags that become line breaks. */
const lineTags = new Set(['p', 'br', 'li', 'div', 'dt', 'dd', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** The text format XHTML, in which a line break of the message is a space. */
const xhtml = '05';

function unreadable(say: () => string, line: number): UnreadableFile {
  return new UnreadableFile(() =>
    t('The XML cannot be read in line {line}: {reason}.', { line, reason: say() }),
  );
}

/** Holds one product at a time. */
class OnixReader {
  readonly #parser = new SaxesParser();
  readonly #open: OnixElement[] = [];
  #products: OnixProduct[] = [];
  #level = 0;
  #elements = 0;
  #characters = 0;
  #markup: OnixElement | undefined;
  #line = 0;
  #currency = '';
  #tokenEnd = 0;
  /** Outside of products. */
  #outside: string[] = [];

  constructor() {
    const parser = this.#parser;
    parser.on('error', () => {
      throw unreadable(
        () => t('it breaks off there, or a tag, a quotation mark or an “&” is not as XML wants it'),
        parser.line,
      );
    });
    parser.on('doctype', (doctype) => {
      if (!doctype.includes('[')) return;
      throw new UnreadableFile(() =>
        t('The file defines entities of its own (in its DOCTYPE), which the shop does not read.'),
      );
    });
    const noting =
      <Token>(read: (token: Token) => void) =>
      (token: Token) => {
        this.#tokenEnd = parser.position;
        read(token);
      };
    const open = ({ name, attributes }: { name: string; attributes: Record<string, string> }) =>
      this.#begin(referenceName(name), attributes);
    parser.on('opentag', noting(open));
    parser.on(
      'closetag',
      noting(() => this.#end()),
    );
    parser.on(
      'text',
      noting((text: string) => this.#text(text)),
    );
    parser.on(
      'cdata',
      noting((text: string) => this.#text(text)),
    );
    parser.on(
      'comment',
      noting(() => undefined),
    );
    parser.on(
      'processinginstruction',
      noting(() => undefined),
    );
  }

  /** @returns the products that end in this chunk @throws UnreadableFile */
  read(chunk: string): OnixProduct[] {
    for (let start = 0; start < chunk.length; start += pieceCharacters) {
      this.#parser.write(chunk.slice(start, start + pieceCharacters));
      if (this.#parser.position - this.#tokenEnd > longestToken) {
        throw unreadable(
          () => t('a text or comment has more than {most} characters', { most: longestToken }),
          this.#parser.line,
        );
      }
    }
    const products = this.#products;
    this.#products = [];
    return products;
  }

  /** @throws UnreadableFile when the message is incomplete */
  end(): void {
    this.#parser.close();
  }

  #begin(name: string, { release, textformat }: Record<string, string>): void {
    this.#level += 1;
    if (this.#level > mostLevels)
      throw unreadable(() => t('too many elements lie within each other'), this.#parser.line);
    if (this.#level === 1) refuseOtherMessages(name, release);
    const around = this.#open.at(-1);
    if (!around && name !== 'Product') {
      this.#outside.push(name);
      return;
    }
    if (!around) {
      this.#line = this.#parser.line;
      this.#elements = 0;
      this.#characters = 0;
    }
    this.#elements += 1;
    if (this.#elements > mostElements) {
      throw unreadable(
        () => t('a product has more than {most} elements', { most: mostElements }),
        this.#parser.line,
      );
    }
    const element: OnixElement = { name, text: '', children: [] };
    around?.children.push(element);
    this.#open.push(element);
    if (textformat === xhtml) this.#markup ??= element;
  }

  #end(): void {
    this.#level -= 1;
    const element = this.#open.pop();
    if (element === this.#markup) this.#markup = undefined;
    const around = this.#open.at(-1);
    if (!element) this.#outside.pop();
    else if (!around) this.#products.push({ line: this.#line, currency: this.#currency, product: element });
    else if (lineTags.has(element.name)) around.text += `${element.text}\n`;
    else around.text += element.text;
  }

  #text(text: string): void {
    const element = this.#open.at(-1);
    if (!element) {
      if (this.#outside.at(-1) === 'DefaultCurrencyCode') this.#currency += text.trim();
      return;
    }
    this.#characters += text.length;
    if (this.#characters > longestToken) {
      throw unreadable(
        () => t('the texts of a product have more than {most} characters', { most: longestToken }),
        this.#parser.line,
      );
    }
    // One character above the limit marks a cell as too long; more is not appended.
    const room = importLimits.cell + 1 - element.text.length;
    if (room > 0) element.text += (this.#markup ? text.replace(/\s+/g, ' ') : text).slice(0, room);
  }
}

function refuseOtherMessages(name: string, release = ''): void {
  if (name !== 'ONIXMessage') {
    throw new UnreadableFile(() =>
      t('This XML is no ONIX message: it begins with something else than ONIXMessage.'),
    );
  }
  if (!release.startsWith('3.')) {
    throw new UnreadableFile(() =>
      t('This is no ONIX 3.0 message: its release is another one. Ask for ONIX 3.0.'),
    );
  }
}

/** @throws UnreadableFile */
export async function* onixProducts(chunks: AsyncIterable<string>): AsyncGenerator<OnixProduct> {
  const reader = new OnixReader();
  for await (const chunk of chunks) yield* reader.read(chunk);
  reader.end();
}
