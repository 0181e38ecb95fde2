import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { type Accent, onAccent } from './accent.ts';

useMode(modeRgb);
useMode(modeLrgb);
const oklch = useMode(modeOklch);

/** WCAG 2.2, between a text and its background. */
const leastContrast = 4.5;

// Backgrounds of the accent in design.css.
const grounds = { light: ['#faf5ec', '#fffdf8', '#f2e9da'], dark: ['#171411', '#211c18', '#100e0c'] };

/** In one scheme: the accent as text on its worst background, and the text of buttons on the accent. */
export interface AccentContrast {
  onPaper: number;
  ofButtons: number;
}

/** Same hue. @param lightness 0 to 1 */
function shade(color: string, lightness: number, mostChroma = 1): string {
  const { c = 0, h = 0 } = oklch(color) ?? {};
  const wanted = { mode: 'oklch' as const, l: lightness, c: Math.min(c, mostChroma), h };
  return formatHex(clampChroma(wanted, 'oklch'));
}

function lightestFill(color: string, contrast: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (wcagContrast(onAccent, shade(color, middle)) >= contrast) low = middle;
    else high = middle;
  }
  return shade(color, low);
}

/** The colour itself in the light scheme; in the dark one only its hue. */
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

/** '4.4:1', rounded down, so that an insufficient contrast never reads as sufficient. */
export function contrastText(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
}

export function isEnough({ onPaper, ofButtons }: AccentContrast): boolean {
  return Math.min(onPaper, ofButtons) >= leastContrast;
}

/** Only the light scheme can fail: the dark one is made to be legible. */
export function hasContrast(color: string): boolean {
  return isEnough(contrastsOf(accentOf(color)).light);
}

export function nearestWithContrast(color: string): string {
  const { l } = oklch(color) ?? { l: 0 };
  for (let lightness = l; lightness > 0; lightness -= 0.005) {
    const darker = lightness === l ? color : shade(color, lightness);
    if (hasContrast(darker)) return darker;
  }
  return '#000000';
}
