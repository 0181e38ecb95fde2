import { inks } from '@bookstore/functions/shared/book/cover-cloth';

interface BookProps {
  /** A cloth of the drawn covers. */
  cloth: number;
  /** Its top left corner, as a transformation. */
  at: string;
  width: number;
  height: number;
}

/** Its spine, with bands at both ends and a title. */
function LyingBook({ cloth, at, width, height }: BookProps) {
  const [dark, light] = inks[cloth] ?? inks[0];
  return (
    <g transform={at}>
      <rect width={width} height={height} rx="3" fill={dark} className="stroke-cover-edge" />
      <path
        d={`M12 0v${height}m4 0v${-height}M${width - 12} 0v${height}m-4 0v${-height}`}
        stroke={light}
        strokeWidth="1.25"
      />
      <rect
        x={width * 0.3}
        y={height / 2 - 3.5}
        width={width * 0.4}
        height="7"
        rx="1"
        fill={light}
        opacity="0.85"
      />
    </g>
  );
}

const upright = (x: number, y: number, lean = 0) => `translate(${x} ${y}) rotate(${90 + lean})`;

const dashed = 'fill-none stroke-line-strong stroke-[1.5]';
/** For wood, paper and linen. */
const board = 'fill-[color-mix(in_srgb,var(--color-ochre)_45%,var(--color-line))]';
const paper = 'fill-surface stroke-line-strong stroke-[1.25]';

function Table() {
  return (
    <>
      <rect x="10" y="164" width="300" height="9" rx="1" className={board} />
      <rect x="16" y="173" width="288" height="5" className="fill-ink/10" />
    </>
  );
}

/** With room for one more book. */
function Bag() {
  return (
    <svg aria-hidden="true" viewBox="36 6 272 178">
      <path d="M138 76C138 22 206 22 206 76" className="fill-none stroke-line-strong stroke-[5]" />
      <LyingBook cloth={0} at={upright(146, 34)} width={90} height={24} />
      <LyingBook cloth={2} at={upright(216, 26, 6)} width={96} height={28} />
      <rect x="151" y="12" width="30" height="100" rx="2" strokeDasharray="5 5" className={dashed} />
      <path
        d="M100 74h144l-11 90H111Z"
        className="fill-[color-mix(in_srgb,var(--color-ochre)_20%,var(--color-surface))] stroke-line-strong stroke-[1.25]"
      />
      <path
        d="M128 74C128 132 216 132 216 74"
        className="fill-none stroke-[color-mix(in_srgb,var(--color-ochre)_55%,var(--color-line))] stroke-[5]"
      />
      <path
        d="M172 150c-6-4-13-5-20-4v-17c7-1 14 0 20 4 6-4 13-5 20-4v17c-7-1-14 0-20 4Zm0-17v17"
        className="fill-none stroke-accent stroke-2"
        strokeLinejoin="round"
      />
      <Table />
    </svg>
  );
}

/** A pile of books with a ribbon in one, and the place of the next above it. */
function Wishes() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 184">
      <path
        d="M160 58c-20-13-29-22-29-33a15 15 0 0 1 29-6 15 15 0 0 1 29 6c0 11-9 20-29 33Z"
        strokeDasharray="5 5"
        className="fill-accent/10 stroke-accent stroke-2"
      />
      <LyingBook cloth={3} at="translate(82 70)" width={160} height={28} />
      <LyingBook cloth={4} at="translate(64 98)" width={186} height={32} />
      <LyingBook cloth={7} at="translate(74 130)" width={176} height={34} />
      <path d="M212 98h15v50l-7.500-8-7.500 8Z" className="fill-ochre" />
      <Table />
    </svg>
  );
}

/** With an empty label, and a book that could go into it. */
function Parcel() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 184">
      <LyingBook cloth={1} at={upright(72, 56)} width={108} height={26} />
      <LyingBook cloth={5} at={upright(100, 40)} width={124} height={24} />
      <rect x="112" y="58" width="168" height="106" rx="3" className={board} />
      <path
        d="M112 88h168M152 58v106"
        className="fill-none stroke-[color-mix(in_srgb,var(--color-ochre)_70%,var(--color-ink))] stroke-2"
      />
      <path
        d="M152 88c-16-18-26-8-22 0s14 4 22 0c16-18 26-8 22 0s-14 4-22 0Z"
        className="fill-none stroke-[color-mix(in_srgb,var(--color-ochre)_70%,var(--color-ink))] stroke-2"
      />
      <rect x="176" y="102" width="90" height="48" rx="2" className={paper} />
      <path d="M186 116h44m-44 11h54m-54 11h34" strokeDasharray="5 5" className={dashed} />
      <rect x="246" y="108" width="14" height="17" className="fill-accent-fill" />
      <Table />
    </svg>
  );
}

/** For pages without anything of their own to show, in the cloth of the drawn covers. */
export const scenePictures = { bag: Bag, wishes: Wishes, parcel: Parcel };

export type ScenePicture = keyof typeof scenePictures;
