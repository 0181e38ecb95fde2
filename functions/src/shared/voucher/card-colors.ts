import { type AccentShades, onAccent } from '../shop/accent.ts';
import type { CardInk } from './card-paths.ts';

/** The cloth has the shop's accent, on which text is legible in every shop; the print is the same in all. */
export const cardColors = ({ fill }: AccentShades): Readonly<Record<CardInk, string>> => ({
  cloth: fill,
  print: '#f0d9a6',
  paper: onAccent,
});
