import { type AccentShades, onAccent } from '../shop/accent.ts';
import type { CardInk } from './card-paths.ts';

/** The cloth has the shop's accent, on which text is readable in every shop; what is printed on it is the same on all. */
export const cardColors = ({ fill }: AccentShades): Readonly<Record<CardInk, string>> => ({
  cloth: fill,
  print: '#f0d9a6',
  paper: onAccent,
});
