import { chromiumFlags, findChromium } from './chromium.ts';

const executablePath = findChromium();

/** A browser with another text size; 16 px is the usual one. */
export const textOf = (pixels: number) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags, `--blink-settings=defaultFontSize=${pixels}`],
});
