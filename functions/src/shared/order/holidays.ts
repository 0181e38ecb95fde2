/**
 * Nationwide public holidays in the European Economic Area: month and day, days after Easter ('E1' is Easter Monday,
 * 'O1' the Orthodox one), or a weekday by its first possible day ('Mon 05-01' is the first Monday of May). Left out:
 * holidays that always fall on a weekend, regional ones and half days. '+' marks a date that gets a substitute day when
 * it is a Saturday or a Sunday. By the countries' own laws as of November 2026;
 * decisions/2026-11-26-holidays-in-a-table.md.
 */
const tables = {
  AT: '01-01 01-06 E1 05-01 E39 E50 E60 08-15 10-26 11-01 12-08 12-25 12-26',
  BE: '01-01 E1 05-01 E39 E50 07-21 08-15 11-01 11-11 12-25',
  BG: '01-01+ 03-03+ O-2 O1 05-01+ 05-06+ 05-24+ 09-06+ 09-22+ 12-24+ 12-25+ 12-26+',
  CY: '01-01 01-06 O-48 03-25 04-01 O-2 O1 05-01 O50 08-15 10-01 10-28 12-25 12-26',
  CZ: '01-01 E-2 E1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  DE: '01-01 E-2 E1 05-01 E39 E50 10-03 12-25 12-26',
  DK: '01-01 E-3 E-2 E1 E39 E50 12-25 12-26',
  EE: '01-01 02-24 E-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26',
  ES: '01-01 01-06 E-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  FI: '01-01 01-06 E-2 E1 05-01 E39 12-06 12-25 12-26',
  FR: '01-01 E1 05-01 05-08 E39 E50 07-14 08-15 11-01 11-11 12-25',
  GR: '01-01 01-06 O-48 03-25 O-2 O1 05-01 O50 08-15 10-28 12-25 12-26',
  HR: '01-01 01-06 E1 05-01 05-30 E60 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
  HU: '01-01 03-15 E-2 E1 05-01 E50 08-20 10-23 11-01 12-24 12-25 12-26',
  IE: '01-01+ Mon 02-01 03-17+ E1 Mon 05-01 Mon 06-01 Mon 08-01 Mon 10-25 12-25+ 12-26+',
  IS: '01-01 E-3 E-2 E1 Thu 04-19 05-01 E39 E50 06-17 Mon 08-01 12-25 12-26',
  IT: '01-01 01-06 E1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  // As Liechtenstein notified the Council of Europe for the end of periods (Convention 076, Article 11).
  LI: '01-01 01-02 01-06 02-02 E-47 03-19 E-2 E1 05-01 E39 E50 E60 08-15 09-08 11-01 12-08 12-24 12-25 12-26 12-31',
  LT: '01-01 02-16 03-11 E1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26',
  LU: '01-01 E1 05-01 05-09 E39 E50 06-23 08-15 11-01 12-25 12-26',
  LV: '01-01 E-2 E1 05-01 05-04+ 06-23 06-24 11-18+ 12-24 12-25 12-26 12-31',
  MT: '01-01 02-10 03-19 03-31 E-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
  NL: '01-01 E1 04-27 E39 E50 12-25 12-26',
  NO: '01-01 E-3 E-2 E1 05-01 05-17 E39 E50 12-25 12-26',
  PL: '01-01 01-06 E1 05-01 05-03 E60 08-15 11-01 11-11 12-24 12-25 12-26',
  PT: '01-01 E-2 04-25 05-01 E60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  RO: '01-01 01-02 01-06 01-07 01-24 O-2 O1 05-01 06-01 O50 08-15 11-30 12-01 12-25 12-26',
  // The eves count as Sundays where a period ends (Lag 1930:173).
  SE: '01-01 01-06 E-2 E1 05-01 E39 06-06 Fri 06-19 12-24 12-25 12-26 12-31',
  SI: '01-01 01-02 02-08 E1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
  SK: '01-01 01-06 E-2 E1 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26',
};

/** For a shop in none of these countries: holidays of most of them. */
const inMost = '01-01 E-2 E1 05-01 E39 E50 08-15 11-01 12-25 12-26';

export function holidaysOf(country: string): string {
  return new Map<string, string>(Object.entries(tables)).get(country) ?? inMost;
}
