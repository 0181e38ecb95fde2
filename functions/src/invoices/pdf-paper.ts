/** A4, in points. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 62,
  right: 533.28,
  top: 56,
  /** Bottom of the content and top of the foot. */
  bottom: 752,
  foot: 774,
} as const;

export const inks = { text: '#1f1a17', quiet: '#6b625b', line: '#d9d0c7' } as const;

export const sizes = { small: 8, text: 9.5, total: 12.5, name: 15, heading: 22 } as const;

type Document = PDFKit.PDFDocument;

export interface Written {
  size?: number;
  isBold?: boolean;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
  /** Text beyond it is cut; by default it continues on another sheet. */
  height?: number;
}

/** @returns the height of the text */
export function write(
  document: Document,
  text: string,
  x: number,
  y: number,
  {
    size = sizes.text,
    isBold = false,
    color = inks.text,
    width = paper.right - x,
    align = 'left',
    height: most,
  }: Written,
): number {
  document
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color);
  const options = { width, align, lineGap: 1.5 };
  const height = document.heightOfString(text, options);
  document.text(text, x, y, most === undefined ? options : { ...options, height: most, ellipsis: true });
  return height;
}

export function rule(document: Document, y: number, from: number = paper.left): void {
  document.moveTo(from, y).lineTo(paper.right, y).lineWidth(0.6).strokeColor(inks.line).stroke();
}
