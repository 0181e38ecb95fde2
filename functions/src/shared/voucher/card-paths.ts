export type CardInk = 'cloth' | 'print' | 'paper';

/** A path in the units of the card's picture, in a form that SVG and PDF both draw. */
export interface CardShape {
  d: string;
  fill?: CardInk;
  stroke?: CardInk;
  /** Of the stroke. */
  width?: number;
  opacity?: number;
}

export type Point = readonly [x: number, y: number];

const number = (value: number): string => String(Math.round(value * 10) / 10);

const at = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `${number(x)} ${number(y)}`).join(' ');

export const polygon = (first: Point, ...rest: readonly Point[]): string => `M${at(first)}L${at(...rest)}Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

export const line = (...points: readonly Point[]): string => `M${at(...points)}`;

/** Three control points for each segment. */
export const curve = (start: Point, ...points: readonly Point[]): string => `M${at(start)}C${at(...points)}`;

export function circle(x: number, y: number, radius: number): string {
  const r = number(radius);
  return `M${at([x - radius, y])}A${r} ${r} 0 1 0 ${at([x + radius, y])}A${r} ${r} 0 1 0 ${at([x - radius, y])}Z`;
}

/** The upper half of a circle, open below. */
export function arch(x: number, y: number, radius: number): string {
  const r = number(radius);
  return `M${at([x - radius, y])}A${r} ${r} 0 0 1 ${at([x + radius, y])}`;
}

/** In degrees: 0 is right, 90 is up. */
export function toward([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * distance, y - Math.sin(angle) * distance];
}

export function leaf(from: Point, degrees: number, length: number, breadth = 0.3): string {
  const tip = toward(from, degrees, length);
  const side = (turn: number, share: number): Point =>
    toward(toward(from, degrees, length * share), degrees + turn, length * breadth);
  return `M${at(from)}C${at(side(90, 0.2), side(90, 0.7), tip)}C${at(side(-90, 0.7), side(-90, 0.2), from)}Z`;
}

/** Four points; a small waist makes them thin. */
export function star(x: number, y: number, radius: number, waist = 0.24): string {
  const corners = Array.from({ length: 8 }, (_, corner) =>
    toward([x, y], corner * 45, corner % 2 === 0 ? radius : radius * waist),
  );
  const [first = [x, y] as const, ...rest] = corners;
  return polygon(first, ...rest);
}
