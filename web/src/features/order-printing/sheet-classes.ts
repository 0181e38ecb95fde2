import type { Paper } from './papers.ts';

/** Black on white whatever the screen's colours are; a page of its own in print. */
const sheet =
  'mx-auto my-4 bg-white text-black shadow-cover scheme-light forced-color-adjust-none not-first-of-type:break-before-page print:m-0 print:shadow-none';

/** A roll is as wide on screen as in print, since its length is measured on screen. */
export function sheetClasses({ height }: Paper): string {
  return height === undefined
    ? `${sheet} w-[80mm] p-[4mm] text-sm`
    : `${sheet} max-w-[50rem] p-5 text-base sm:my-6 sm:p-12 print:max-w-none print:p-0`;
}
