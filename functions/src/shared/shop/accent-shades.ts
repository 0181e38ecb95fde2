import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { type Accent, onAccent } from './accent.ts';

useMode(modeRgb);
useMode(modeLrgb);
const oklch = useMode(modeOklch);

/** What WCAG 2.2 asks for between a text and what is behind it. */
const leastContrast = 4.5;

// The grounds of design.css on which the accent is read.
const grounds = { light: ['#faf5ec', '#fffdf8', '#f2e9da'], dark: ['#171411', '#211c18', '#100e0c'] };

/** The contrasts of an accent in one scheme: as a text on its worst ground, and of the text of its buttons. */
export interface AccentContrast {
  onPaper: number;
  ofButtons: number;
}

/** A colour of the same hue with another lightness, 0 to 1, and at most so much chroma. */
function shade(color: string, lightness: number, mostChroma = 1): string {
  const { c = 0, h = 0 } = oklch(color) ?? {};
  const wanted = { mode: 'oklch' as const, l: lightness, c: Math.min(c, mostChroma), h };
  return formatHex(clampChroma(wanted, 'oklch'));
}

/** The lightest shade on which the text of buttons has this contrast. */
function lightestFill(color: string, contrast: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (wcagContrast(onAccent, shade(color, middle)) >= contrast) low = middle;
    else high = middle;
  }
  return shade(color, low);
}

/** What the shop makes of the chosen colour: it stays itself on light paper; in the dark only its hue does. */
export function accentOf(color: string): Accent {
  const { l } = oklch(color) ?? { l: 0 };
  return {
    light: { text: color, fill: color, hover: shade(color, l < 0.3 ? l + 0.1 : l - 0.065) },
    dark: { text: shade(color, 0.79, 0.1), fill: lightestFill(color, 6.4), hover: lightestFill(color, 5.2) },
  };
}

export function contrastsOf({ light, dark }: Accent): Record<keyof Accent, AccentContrast> {
  const worst = (text: string, behind: readonly string[]) =>
    Math.min(...behind.map((ground) => wcagContrast(text, ground)));
  return {
    light: {
      onPaper: worst(light.text, grounds.light),
      ofButtons: worst(onAccent, [light.fill, light.hover]),
    },
    dark: { onPaper: worst(dark.text, grounds.dark), ofButtons: worst(onAccent, [dark.fill, dark.hover]) },
  };
}

/** '4.4:1', rounded down, so that what is too little never reads as enough. */
export function contrastText(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
}

export function isEnough({ onPaper, ofButtons }: AccentContrast): boolean {
  return Math.min(onPaper, ofButtons) >= leastContrast;
}

/** Whether a shop can be read with this accent: the dark scheme is made so that it can. */
export function hasContrast(color: string): boolean {
  return isEnough(contrastsOf(accentOf(color)).light);
}

/** The colour itself, or where it is too light the lightest shade of it that has contrast. */
export function nearestWithContrast(color: string): string {
  const { l } = oklch(color) ?? { l: 0 };
  for (let lightness = l; lightness > 0; lightness -= 0.005) {
    const darker = lightness === l ? color : shade(color, lightness);
    if (hasContrast(darker)) return darker;
  }
  return '#000000';
}
