import { code128, type DrawingContext, qrcode } from 'bwip-js/browser';

/** The `d` of an SVG path in a box of this size, a narrow bar one unit wide. */
export interface Barcode {
  path: string;
  width: number;
  height: number;
}

const barHeight = 30;

const nothing = () => undefined;

/** Parts of a drawing context that no barcode here uses. */
const blank = {
  scale: () => null,
  measure: () => ({ width: 0, ascent: 0, descent: 0 }),
  line: nothing,
  polygon: nothing,
  hexagon: nothing,
  ellipse: nothing,
  fill: nothing,
  text: nothing,
};

/** A Code 128 without text consists of vertical lines only. */
function barDrawing(): DrawingContext<Barcode> {
  const bars: string[] = [];
  let size = 0;
  return {
    ...blank,
    init(width) {
      size = width;
    },
    line(x, _top, _x, _bottom, width) {
      // The middle of a bar of an odd width is given rounded up.
      const left = x - Math.ceil(width / 2);
      bars.push(`M${left} 0h${width}v${barHeight}h-${width}z`);
    },
    end: () => ({ path: bars.join(''), width: size, height: barHeight }),
  };
}

/** Collects the outlines of a code's fields; inner ones are holes. */
function fieldDrawing(): DrawingContext<Barcode> {
  const fields: string[] = [];
  let size = { width: 0, height: 0 };
  return {
    ...blank,
    init(width, height) {
      size = { width, height };
    },
    polygon: (points) => void fields.push(`M${points.map((point) => point.join(' ')).join('L')}z`),
    end: () => ({ path: fields.join(''), ...size }),
  };
}

/** Its path is to be filled by the rule `evenodd`. */
export function qrCode(text: string): Barcode {
  return qrcode({ bcid: 'qrcode', text, scale: 1 }, fieldDrawing());
}

/** As Code 128. */
export function barcodeOf(text: string): Barcode {
  return code128({ bcid: 'code128', text, scale: 1, height: 10 }, barDrawing());
}
