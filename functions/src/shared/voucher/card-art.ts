import type { CardNumber } from './card-numbers.ts';
import {
  arch,
  box,
  type CardInk,
  type CardShape,
  circle,
  curve,
  leaf,
  line,
  type Point,
  polygon,
  star,
} from './card-paths.ts';

/** In points on paper. */
export const artSize = { width: 298, height: 190 } as const;

const { width, height } = artSize;
const middle = width / 2;
const cloth: CardShape = { d: box(0, 0, width, height), fill: 'cloth' };

/** A double line, as if stamped into the cloth. */
const frame: CardShape[] = [
  [10, 1.6],
  [14.5, 0.6],
].map(([inset = 0, thickness = 1]) => ({
  d: box(inset, inset, width - 2 * inset, height - 2 * inset),
  stroke: 'print',
  width: thickness,
}));

const board = 158;

/** The spine of a book, with bands and a leaf printed on it. */
function spine(x: number, thickness: number, tall: number, fill: CardInk, opacity = 1): CardShape[] {
  const top = board - tall;
  const right = x + thickness;
  const bands = [top + 9, top + 13, board - 11].map((y) => line([x + 1.5, y], [right - 1.5, y])).join('');
  const center = x + thickness / 2;
  const ornament = thickness > 15 ? leaf([center, top + 52], 90, 22, 0.28) : circle(center, top + 30, 2.2);
  const isCloth = fill === 'cloth';
  return [
    { d: box(x, top, thickness, tall), fill, opacity, ...(isCloth && { stroke: 'print', width: 1.2 }) },
    { d: `${bands}${ornament}`, stroke: isCloth ? 'print' : 'cloth', width: 1.1 },
  ];
}

function shelf(): CardShape[] {
  const x = 211;
  const [haunch, chest, neck, head] = [24, 9, board - 52, board - 59];
  const body = `M${x - 20} ${board}C${x - haunch - 5} ${board - 26} ${x - chest - 2} ${board - 36} ${x - chest} ${neck}H${x + chest}C${x + chest + 2} ${board - 36} ${x + haunch + 5} ${board - 26} ${x + 20} ${board}Z`;
  const ears = [-1, 1].map((side) =>
    polygon([x + side * 12, head - 1], [x + side * 11, head - 18], [x + side * 1.5, head - 9.5]),
  );
  return [
    cloth,
    ...frame,
    ...spine(33, 17, 112, 'print'),
    ...spine(51, 13, 95, 'paper'),
    ...spine(65, 21, 124, 'cloth'),
    ...spine(87, 12, 102, 'print', 0.65),
    ...spine(100, 18, 116, 'paper'),
    ...spine(119, 14, 88, 'print'),
    ...spine(134, 19, 106, 'cloth'),
    { d: polygon([158, board], [189, 68], [201, 72], [171, board]), fill: 'print', opacity: 0.65 },
    {
      d: line([185.6, 78], [197.6, 82]) + line([164, 141], [176.3, 145]),
      stroke: 'cloth',
      width: 1.1,
    },
    ...[body, circle(x, head, 12), ...ears].map((d) => ({ d, fill: 'paper' as const })),
    {
      d: curve([x - 9, neck + 4], [x - 4, neck + 7], [x + 4, neck + 7], [x + 9, neck + 4]),
      stroke: 'cloth',
      width: 1.6,
    },
    ...spine(239, 16, 104, 'print'),
    ...spine(256, 11, 118, 'paper'),
    { d: box(24, board, 250, 4.5), fill: 'print' },
    {
      d: curve([x + 14, board - 2], [x + 32, board + 2], [x + 8, board + 14], [x + 24, board + 17]),
      stroke: 'paper',
      width: 4.2,
    },
  ];
}

function flower(x: number, y: number, size: number): CardShape[] {
  const petals = [90, 162, 234, 306, 18].map((degrees) => leaf([x, y], degrees, size, 0.42)).join('');
  return [
    { d: petals, fill: 'paper' },
    { d: circle(x, y, size * 0.2), fill: 'print' },
  ];
}

function garden(): CardShape[] {
  const foot = 138;
  const bow = (side: number, from: number, reach: number, rise: number): Point[] => [
    [middle, from],
    [middle + side * reach * 0.35, from - 4],
    [middle + side * reach * 0.8, from - rise * 0.35],
    [middle + side * reach, from - rise],
  ];
  const sides = [-1, 1].flatMap((side): CardShape[] => {
    const aim = (degrees: number) => (side > 0 ? degrees : 180 - degrees);
    const place = (x: number, y: number): Point => [middle + side * x, y];
    const leaves = [
      leaf(place(2, 122), aim(38), 26),
      leaf(place(1, 98), aim(50), 22),
      leaf(place(1, 74), aim(58), 18),
      leaf(place(34, 127), aim(78), 19),
      leaf(place(34, 127), aim(-18), 19),
      leaf(place(64, 113), aim(104), 18),
      leaf(place(64, 113), aim(-2), 20),
      leaf(place(86, 91), aim(-12), 17),
      leaf(place(26, 86), aim(80), 15),
      leaf(place(40, 72), aim(8), 15),
    ];
    const stems = [bow(side, 134, 92, 62), bow(side, 104, 50, 54)].map(([start, ...rest]) =>
      curve(start ?? place(0, foot), ...rest),
    );
    const page = `M${middle} ${foot + 6}C${middle + side * 24} ${foot - 8} ${middle + side * 62} ${foot - 6} ${middle + side * 92} ${foot + 2}V${foot + 30}C${middle + side * 62} ${foot + 22} ${middle + side * 24} ${foot + 20} ${middle} ${foot + 34}Z`;
    const lines = [10, 16, 22]
      .map((down) =>
        curve(
          place(10, foot + down - 4),
          place(30, foot + down - 12),
          place(58, foot + down - 11),
          place(84, foot + down - 4),
        ),
      )
      .join('');
    return [
      { d: stems.join(''), stroke: 'print', width: 1.5 },
      { d: leaves.join(''), fill: 'print' },
      ...flower(middle + side * 93, 66, 11),
      ...flower(middle + side * 51, 47, 9),
      { d: page, fill: 'paper' },
      { d: lines, stroke: 'cloth', width: 0.9, opacity: 0.55 },
      {
        d: [
          star(...place(112, 108), 4),
          star(...place(76, 36), 4),
          circle(...place(108, 36), 1.6),
          circle(...place(24, 46), 1.6),
        ].join(''),
        fill: 'print',
        opacity: 0.8,
      },
    ];
  });
  return [
    cloth,
    ...frame,
    ...sides,
    { d: line([middle, foot + 8], [middle, 44]), stroke: 'print', width: 1.6 },
    ...flower(middle, 38, 13),
    { d: line([middle, foot + 6], [middle, foot + 34]), stroke: 'cloth', width: 1.2 },
  ];
}

function night(): CardShape[] {
  const rows = [0, 1, 2, 3].flatMap((row) => {
    const y = 148 + row * 14;
    const shift = row % 2 === 0 ? 0 : 20;
    return Array.from({ length: 9 }, (_, wave): CardShape[] => {
      const x = wave * 40 - 20 + shift;
      const rings = [19.5, 14, 8.5, 3.5].map((radius) => arch(x, y + 6, radius));
      return [
        { d: `${arch(x, y + 6, 20)}Z`, fill: 'cloth' },
        { d: rings.join(''), stroke: 'print', width: 1.3 },
      ];
    }).flat();
  });
  const skies: [x: number, y: number, size: number][] = [
    [38, 34, 6],
    [84, 62, 4],
    [112, 26, 5],
    [262, 86, 5],
    [196, 22, 4],
    [52, 98, 4],
    [276, 30, 4],
  ];
  const dots: Point[] = [
    [60, 52],
    [22, 72],
    [92, 96],
    [132, 50],
    [206, 62],
    [250, 112],
    [174, 38],
    [284, 62],
    [28, 124],
    [84, 20],
  ];
  return [
    cloth,
    { d: `M246 24A31 31 0 1 0 262 74A25 25 0 0 1 246 24Z`, fill: 'print' },
    { d: skies.map((one) => star(...one, 0.2)).join(''), fill: 'paper' },
    { d: dots.map(([x, y]) => circle(x, y, 1.1)).join(''), fill: 'print', opacity: 0.85 },
    ...rows.slice(0, 18),
    { d: `M146 132V52C126 66 112 92 104 120C120 122 134 126 146 132Z`, fill: 'paper' },
    {
      d: [66, 78, 90, 102, 113]
        .map((y, index) => curve([141, y + 4], [136, y + 3], [130, y + 3], [134 - index * 5, y + 3]))
        .join(''),
      stroke: 'cloth',
      width: 0.9,
      opacity: 0.55,
    },
    { d: `M151 132V64C166 78 176 100 180 122C168 123 158 127 151 132Z`, fill: 'print' },
    { d: line([148.5, 140], [148.5, 44]), stroke: 'paper', width: 1.6 },
    { d: polygon([148.5, 42], [166, 47], [148.5, 53]), fill: 'print' },
    {
      d: `M92 134C112 140 130 140 148.5 140C168 140 188 140 208 134C202 154 190 162 174 162H124C108 162 98 152 92 134Z`,
      fill: 'paper',
    },
    { d: curve([104, 147], [124, 152], [176, 152], [196, 147]), stroke: 'cloth', width: 1, opacity: 0.6 },
    ...rows.slice(18),
  ];
}

function parcel(): CardShape[] {
  const [x, y] = [104, 84];
  const tiles = Array.from({ length: 9 * 14 }, (_, tile): Point => {
    const row = Math.floor(tile / 14);
    return [(tile % 14) * 24 + (row % 2) * 12 - 6, row * 24 + 2];
  });
  const sprigs = tiles
    .map(([left, top]) => [90, 210, 330].map((degrees) => leaf([left, top], degrees, 7, 0.36)).join(''))
    .join('');
  const loop = (side: number, lift: number, reach: number): string =>
    `M${x} ${y}C${x + side * reach * 0.3} ${y - lift * 1.5} ${x + side * reach * 1.2} ${y - lift * 1.4} ${x + side * reach} ${y - lift * 0.2}C${x + side * reach * 0.9} ${y + lift * 0.5} ${x + side * reach * 0.4} ${y + lift * 0.3} ${x} ${y}Z`;
  const tail = (side: number): string =>
    polygon(
      [x, y],
      [x + side * 16, y + 44],
      [x + side * 24, y + 36],
      [x + side * 34, y + 38],
      [x + side * 6, y - 3],
    );
  return [
    cloth,
    { d: sprigs, fill: 'print', opacity: 0.4 },
    { d: box(x - 11, 0, 22, height) + box(0, y - 11, width, 22), fill: 'print' },
    {
      d:
        [x - 8, x + 8].map((left) => line([left, 0], [left, height])).join('') +
        [y - 8, y + 8].map((top) => line([0, top], [width, top])).join(''),
      stroke: 'cloth',
      width: 0.8,
    },
    { d: tail(-1) + tail(1), fill: 'paper' },
    { d: loop(-1, 30, 50) + loop(1, 30, 50), fill: 'paper' },
    {
      d:
        curve([x - 6, y - 4], [x - 22, y - 16], [x - 34, y - 18], [x - 40, y - 12]) +
        curve([x + 6, y - 4], [x + 22, y - 16], [x + 34, y - 18], [x + 40, y - 12]),
      stroke: 'cloth',
      width: 1,
      opacity: 0.6,
    },
    { d: circle(x, y, 8.5), fill: 'print' },
    { d: circle(x, y, 8.5), stroke: 'cloth', width: 1 },
    { d: polygon([186, 122], [200, 108], [262, 108], [262, 152], [200, 152], [186, 138]), fill: 'paper' },
    {
      d: polygon([190, 123.5], [201.5, 112], [258, 112], [258, 148], [201.5, 148], [190, 136.5]),
      stroke: 'cloth',
      width: 0.8,
    },
    { d: circle(196, 130, 2.6), fill: 'cloth' },
    { d: curve([196, 130], [176, 128], [150, 118], [x + 6, y + 5]), stroke: 'paper', width: 1.2 },
    {
      d: `M231 124C227 119 217 118 210 121V139C217 136 227 137 231 142C235 137 245 136 252 139V121C245 118 235 119 231 124V142`,
      stroke: 'cloth',
      width: 1.6,
    },
  ];
}

/**
 * By the number stored with a voucher: pictures of sold cards must stay as they are. Mails, which cannot show SVG, have
 * `web/public/card-1.png` …, made by `tests/unit/voucher-card-pictures.test.ts`.
 */
const pictures: Readonly<Record<CardNumber, () => CardShape[]>> = {
  1: shelf,
  2: garden,
  3: night,
  4: parcel,
};

export const cardArt = (card: CardNumber): readonly CardShape[] => pictures[card]();
