/** Depends on the machine's own data. */
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

/** Where most people of a country live (CLDR), if that is not its first zone by the alphabet. */
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

/** The property has an older and a newer name; Firefox has neither. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones?(): readonly string[] | undefined;
  timeZones?: readonly string[];
}

/** The reader's own zone if it is one of the country's; undefined where none is known. */
export function usualTimeZone(
  country: string,
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  if (country === '') return undefined;
  const locale: ZonedLocale = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.includes(own) ? own : (mostPeople[country] ?? zones[0]);
}
