const codes =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Whether a country is in the European Economic Area, by its two letters. */
export function isInEuropeanArea(country: string): boolean {
  return codes.includes(country.trim().toUpperCase());
}
