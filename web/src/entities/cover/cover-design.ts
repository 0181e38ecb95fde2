import { clothOf } from '@bookstore/functions/shared/book/cover-cloth';
import { layouts, motifs, plainMotifs } from './cover-art.ts';

export interface CoverTexts {
  title: string;
  author?: string | undefined;
  category?: string | undefined;
}

interface CoverDesign {
  layout: (typeof layouts)[number];
  /** The colour of the cloth, and of the print on it. */
  ground: string;
  ink: string;
  /** The darker of both, for text on light paper. */
  dark: string;
  /** An SVG path in a box of 24 by 24. */
  motif: string;
  /** The title up to a colon or bracket, and what follows. */
  title: string;
  subtitle: string;
  /** The font size, in hundredths of the cover's width. */
  size: number;
  /** Replaces the title where the cover is too small for it. */
  initial: string;
}

/** Scripts without spaces: each character is as wide as it is high, and a line may end after any. */
const wide = '\\u2e80-\\ud7ff\\uf900-\\uffdc';
const words = new RegExp(`[${wide}]|[^\\s${wide}]+`, 'gu');

/** In multiples of the font size. */
function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : letter < 'a' ? 0.75 : 0.58), 0);
}

/** Infinity when a word does not fit. */
function linesOf(widths: readonly number[], size: number): number {
  const line = titleBox.width / size;
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    if (width > line) return Number.POSITIVE_INFINITY;
    const next = used === 0 ? width : used + 0.25 + width;
    if (next > line) lines += 1;
    used = next > line ? width : next;
  }
  return lines;
}

/** In hundredths of the cover's width. */
const titleBox = { width: 64, height: 56 };
const sizes = [17, 15, 13.5, 12, 10.5, 9.5, 8.5, 7.5];

/** The largest font size at which a title fits. */
function sizeOf(title: string): number {
  const widths = (title.match(words) ?? []).map(widthOf);
  return sizes.find((size) => linesOf(widths, size) * size * 1.12 <= titleBox.height) ?? 6.5;
}

/** The same for a book wherever it stands. */
export function coverDesign({ title: whole, category = '' }: CoverTexts): CoverDesign {
  const { dark, ground, ink, pick } = clothOf(whole);
  const layout = pick(layouts);
  const [title = whole, subtitle = ''] = whole.split(/(?<=\S)(?::\s+|\s+[(–—]\s*)(.*\S)/u);
  const drawings = Object.hasOwn(motifs, category) ? motifs[category] : undefined;
  return {
    layout,
    ground,
    ink,
    dark,
    motif: pick(drawings ?? plainMotifs),
    title,
    subtitle: subtitle.replace(/\)$/, ''),
    size: sizeOf(title),
    initial: /[\p{L}\p{N}]\p{M}*/u.exec(title.replace(/^(?:the|an?)\s+/i, ''))?.[0] ?? '',
  };
}
