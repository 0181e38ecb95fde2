/** A sheet of paper on the screen, and a page of its own in print: black on white, whatever the screen's colours are. */
export const sheetClasses =
  'mx-auto my-4 max-w-[50rem] bg-white p-5 sm:my-6 text-base text-black shadow-cover scheme-light forced-color-adjust-none not-first-of-type:break-before-page sm:p-12 print:m-0 print:max-w-none print:p-0 print:shadow-none';
