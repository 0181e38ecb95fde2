/** Whether a text is the name of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export function timeZoneChoices(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
}

/** Where most people of a country with several zones live, if that is not the first one by the alphabet (CLDR). */
const mostPeople: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Godthab',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  XK: 'Europe/Belgrade',
};

/** What `Intl.Locale` tells of a region, under its present name or an earlier one; Firefox tells neither. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones?(): readonly string[] | undefined;
  timeZones?: readonly string[];
}

/** The zone of a country: the reader's own if it is one of its zones; undefined where none is known. */
export function usualTimeZone(
  country: string,
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  if (country === '') return undefined;
  const locale: ZonedLocale = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.includes(own) ? own : (mostPeople[country] ?? zones[0]);
}
