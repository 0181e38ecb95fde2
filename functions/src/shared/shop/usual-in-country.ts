import { type Carrier, usualCarriers } from './carriers.ts';
import { currencyCodes, locales } from './currency.ts';

// What most shops of a country have: sections of the settings suggest it to the owner.

/** As of 2026. */
const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** ISO 4217 codes begin with the country's; undefined where several do. */
export function usualCurrency(country: string): string | undefined {
  if (euroArea.includes(country)) return 'EUR';
  const [code, other] = currencyCodes.filter((one) => one.startsWith(country));
  return other === undefined ? code : undefined;
}

/** In the language of most people. */
export function usualLocale(country: string): string | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const own = locales.filter((locale) => locale.endsWith(`-${country}`));
  return own.find((locale) => locale.startsWith(`${language}-`)) ?? own[0];
}

/** Names among the usual carriers of those with most parcels. */
const carriersOf: Readonly<Record<string, string>> = {
  AT: 'Austrian Post, DHL, DPD, GLS',
  BE: 'bpost, DHL, DPD, GLS',
  CA: 'Canada Post, FedEx, Purolator, UPS',
  CH: 'DHL, DPD, Swiss Post',
  DE: 'DHL, DPD, GLS, Hermes, UPS',
  DK: 'DHL, GLS, PostNord',
  ES: 'Correos, DHL, GLS',
  FR: 'DHL, DPD, GLS, La Poste',
  GB: 'DPD, Evri, Parcelforce, Royal Mail',
  IE: 'An Post, DHL, DPD',
  IT: 'DHL, GLS, Poste Italiane',
  NL: 'DHL, DPD, GLS',
  NO: 'Bring, DHL, PostNord',
  PL: 'DHL, DPD, InPost',
  SE: 'Bring, DHL, PostNord',
  US: 'FedEx, UPS, USPS',
};

export function usualCarriersOf(country: string): Carrier[] | undefined {
  const names = carriersOf[country]?.split(', ');
  return names && usualCarriers.filter(({ name }) => names.includes(name));
}
