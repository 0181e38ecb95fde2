import { inks } from '@bookstore/functions/shared/book/cover-cloth';

/** Where the books stand, how wide and high they are, and how far one leans. */
const places = [
  { x: 12, width: 30, height: 126, lean: 0 },
  { x: 44, width: 22, height: 144, lean: 0 },
  { x: 68, width: 38, height: 114, lean: 0 },
  { x: 166, width: 27, height: 132, lean: 10 },
  { x: 216, width: 34, height: 122, lean: 0 },
  { x: 252, width: 22, height: 146, lean: 0 },
  { x: 276, width: 32, height: 130, lean: 0 },
];

interface ShelfArtProps {
  label?: string | undefined;
  /** Without the board: the books stand on what is below. */
  isStanding?: boolean;
}

/** A shelf on which one book is missing, in the cloth of the drawn covers. */
export function ShelfArt({ label = '', isStanding = false }: ShelfArtProps) {
  return (
    <svg aria-hidden="true" viewBox={isStanding ? '0 12 320 148' : '0 0 320 184'}>
      <rect
        x="114"
        y="34"
        width="38"
        height="126"
        rx="2"
        strokeDasharray="5 5"
        className="fill-none stroke-line-strong stroke-[1.5]"
      />
      <text x="133" y="102" textAnchor="middle" className="fill-muted font-display text-[14px]">
        {label}
      </text>
      {places.map(({ x, width, height, lean }, index) => {
        const [dark, light] = inks[index] ?? inks[0];
        const top = 160 - height;
        return (
          <g key={x} transform={`rotate(${lean} ${x + width} 160)`}>
            <rect
              x={x}
              y={top}
              width={width}
              height={height}
              rx="2"
              fill={dark}
              className="stroke-cover-edge"
            />
            <path
              d={`M${x} ${top + 11}h${width}m0 4h${-width}M${x} 149h${width}m0-4h${-width}`}
              stroke={light}
              strokeWidth="1.25"
            />
            <rect
              x={x + width / 2 - 4}
              y={top + 26}
              width="8"
              height={height * 0.38}
              rx="1"
              fill={light}
              opacity="0.85"
            />
          </g>
        );
      })}
      <rect
        y="160"
        width="320"
        height="11"
        rx="1"
        className="fill-[color-mix(in_srgb,var(--color-ochre)_45%,var(--color-line))]"
      />
      <rect x="6" y="171" width="308" height="6" className="fill-ink/10" />
    </svg>
  );
}
