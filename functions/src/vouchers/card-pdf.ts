import { buffer } from 'node:stream/consumers';
import { displayFonts, shopFonts } from '../platform/text/fonts.ts';
import { type AccentShades, onAccent } from '../shared/shop/accent.ts';
import { artSize, cardArt } from '../shared/voucher/card-art.ts';
import { cardColors } from '../shared/voucher/card-colors.ts';
import type { CardNumber } from '../shared/voucher/card-numbers.ts';
import type { CardWords } from '../shared/voucher/card-words.ts';
import type { Language } from '../shared/words/languages.ts';

type Document = PDFKit.PDFDocument;

/** A6, portrait, in points. */
const paper = { width: 297.64, height: 419.53, left: 26 } as const;
const room = paper.width - 2 * paper.left;

/** Characters of the heading font. */
const ofHeadings =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;

type Font = 'upright' | 'italic' | 'bold' | 'regular';

interface Style {
  font: Font;
  size: number;
  color: string;
  spacing?: number;
}

/** Writes centred texts; heights in points. */
function penOf(document: Document, isLetter: (codePoint: number) => boolean) {
  const plain = (text: string) => text.replaceAll('\u202f', '\u00a0');
  function prepare(text: string, { font, size, color, spacing = 0 }: Style) {
    const isHeading = font === 'upright' || font === 'italic';
    const fitting = isHeading && !ofHeadings.test(plain(text).replaceAll('\n', '')) ? 'regular' : font;
    document.font(fitting).fontSize(size).fillColor(color);
    // Drops characters that no font has, such as emoji.
    const letters = plain(text).replace(/[^\n]/gu, (one) => (isLetter(one.codePointAt(0) ?? 0) ? one : ''));
    return {
      letters,
      options: { width: room, align: 'center' as const, lineGap: size * 0.12, characterSpacing: spacing },
    };
  }
  return {
    heightOf(text: string, style: Style): number {
      const { letters, options } = prepare(text, style);
      return text ? document.heightOfString(letters, options) : 0;
    },
    /** Shrinks a text to one line, down to half its size. */
    fitted(text: string, style: Style): Style {
      const { letters, options } = prepare(text, style);
      const wide = document.widthOfString(letters, options);
      return { ...style, size: style.size * Math.max(0.5, Math.min(1, (room - 4) / wide)) };
    },
    write(text: string, y: number, style: Style, height = paper.height - y): void {
      const { letters, options } = prepare(text, style);
      if (text)
        document.text(letters, paper.left, y, {
          ...options,
          height: Math.max(height, style.size),
          ellipsis: true,
        });
    },
  };
}

function drawArt(document: Document, card: CardNumber, colors: ReturnType<typeof cardColors>): void {
  document.save().rect(0, 0, paper.width, artSize.height).clip();
  for (const { d, fill, stroke, width = 1, opacity = 1 } of cardArt(card)) {
    document.opacity(opacity).lineWidth(width).lineCap('round').lineJoin('round');
    if (fill) document.path(d).fill(colors[fill]);
    if (stroke) document.path(d).stroke(colors[stroke]);
  }
  document.restore();
}

/** For handwriting. */
function drawBlankLines(document: Document, color: string): void {
  for (const y of [306, 334]) {
    document
      .moveTo(paper.left + 24, y)
      .lineTo(paper.width - paper.left - 24, y)
      .lineWidth(0.7)
      .dash(0.7, { space: 2.4 })
      .stroke(color)
      .undash();
  }
}

const sizesOfMessage = [13, 12, 11, 10, 9, 8, 7, 6.5];

function drawWords(
  document: Document,
  words: CardWords,
  accent: string,
  isLetter: (codePoint: number) => boolean,
): void {
  const pen = penOf(document, isLetter);
  const ink = '#241d18';
  const quiet = '#6a5c4e';
  pen.write(
    words.shopName,
    203,
    pen.fitted(words.shopName, { font: 'upright', size: 12.5, color: accent }),
    18,
  );
  pen.write(words.heading, 221, { font: 'regular', size: 8.5, color: quiet, spacing: 0.8 }, 14);
  pen.write(words.amount, 231, pen.fitted(words.amount, { font: 'upright', size: 33, color: ink }), 44);
  const [top, bottom] = [277, 352];
  const name = { font: 'upright', size: 10.5, color: ink } as const;
  const [to, from] = [words.to, words.from].map((text) => ({ text, style: pen.fitted(text || ' ', name) }));
  const named = [to, from].reduce((sum, one) => sum + (one?.text ? 16 : 0), 0);
  const message = { font: 'italic', color: ink } as const;
  const size =
    sizesOfMessage.find(
      (one) => pen.heightOf(words.message, { ...message, size: one }) <= bottom - top - named,
    ) ??
    sizesOfMessage.at(-1) ??
    6.5;
  const tall = Math.min(pen.heightOf(words.message, { ...message, size }), bottom - top - named);
  let y = top + (bottom - top - named - tall) / 2;
  if (to?.text) {
    pen.write(to.text, y, to.style, 14);
    y += 16;
  }
  pen.write(words.message, y, { ...message, size }, tall + 1);
  if (from?.text) pen.write(from.text, y + tall + 3, from.style, 14);
  if (!words.to && !words.message && !words.from) drawBlankLines(document, quiet);
  document
    .roundedRect(paper.left + 8, 357, room - 16, 25, 4)
    .lineWidth(0.9)
    .dash(3, { space: 2 })
    .stroke(accent)
    .undash();
  const code = pen.fitted(words.code, { font: 'bold', size: 13, color: ink, spacing: 0.6 });
  pen.write(words.code, 363, code, 18);
  pen.write(words.foot.join('\n'), 388, { font: 'regular', size: 6.6, color: quiet }, 26);
}

export async function cardPdf(
  words: CardWords,
  card: CardNumber,
  accent: AccentShades,
  language: Language,
): Promise<Buffer> {
  const [{ default: PDFDocument }, fonts, display] = await Promise.all([
    import('pdfkit'),
    shopFonts(),
    displayFonts(),
  ]);
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: `${words.heading} · ${words.shopName}`, Author: words.shopName, Creator: 'Book Store' },
  });
  document
    .registerFont('regular', fonts.regular)
    .registerFont('bold', fonts.bold)
    .registerFont('upright', display.upright)
    .registerFont('italic', display.italic);
  const bytes = buffer(document);
  document.rect(0, 0, paper.width, paper.height).fill(onAccent);
  drawArt(document, card, cardColors(accent));
  drawWords(document, words, accent.text, fonts.isKnown);
  document.end();
  return bytes;
}
