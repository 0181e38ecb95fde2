import { chromiumFlags, findChromium } from './chromium.ts';

const executablePath = findChromium();

/** A browser whose reader has chosen another size of text; 16 px is the usual one. */
export const textOf = (pixels: number) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags, `--blink-settings=defaultFontSize=${pixels}`],
});
