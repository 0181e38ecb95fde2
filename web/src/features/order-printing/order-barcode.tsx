import { barcodeOf } from '#lib/barcode.ts';

interface OrderBarcodeProps {
  text: string;
  label: string;
  className?: string;
}

export function OrderBarcode({ text, label, className = '' }: OrderBarcodeProps) {
  const { path, width, height } = barcodeOf(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      // Bars of a third of a millimetre are readable by any scanner.
      style={{ width: `${width / 3}mm`, height: '11mm' }}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={`block ${className}`}
    >
      <path d={path} fill="black" />
    </svg>
  );
}
