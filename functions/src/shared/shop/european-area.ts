export const europeanArea: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** By its two letters. */
export function isInEuropeanArea(country: string): boolean {
  return europeanArea.includes(country.trim().toUpperCase());
}
