import { code128, type DrawingContext } from 'bwip-js/browser';

/** A barcode to draw: the `d` of an SVG path in a box of this size, a narrow bar one unit wide. */
export interface Barcode {
  path: string;
  width: number;
  height: number;
}

const barHeight = 30;

/** Collects the bars; a Code 128 without text consists of vertical lines only. */
function barDrawing(): DrawingContext<Barcode> {
  const bars: string[] = [];
  let size = 0;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width) {
      size = width;
    },
    line(x, _top, _x, _bottom, width) {
      // The middle of a bar of an odd width is given rounded up.
      const left = x - Math.ceil(width / 2);
      bars.push(`M${left} 0h${width}v${barHeight}h-${width}z`);
    },
    polygon: () => undefined,
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => ({ path: bars.join(''), width: size, height: barHeight }),
  };
}

/** A text as a Code 128 barcode. */
export function barcodeOf(text: string): Barcode {
  return code128({ bcid: 'code128', text, scale: 1, height: 10 }, barDrawing());
}
