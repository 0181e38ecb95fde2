import { isTaxCountry, presetRates } from '../tax/tax-presets.ts';
import { type Carrier, usualCarriers } from './carriers.ts';
import { currencyCodes, locales } from './currency.ts';
import { isInEuropeanArea } from './european-area.ts';
import { fixedPriceChoices } from './fixed-price-laws.ts';
import type { Settings, SettingsEdit } from './settings.ts';
import { defaultTax } from './tax-setting.ts';
import { usualTimeZone } from './time-zones.ts';

/** Those that pay in euros, as of 2026. */
const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The codes of ISO 4217 begin with that of the country; undefined where that leaves a choice. */
function usualCurrency(country: string): string | undefined {
  if (euroArea.includes(country)) return 'EUR';
  const [code, other] = currencyCodes.filter((one) => one.startsWith(country));
  return other === undefined ? code : undefined;
}

/** In the language of most people. */
function usualLocale(country: string): string | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const own = locales.filter((locale) => locale.endsWith(`-${country}`));
  return own.find((locale) => locale.startsWith(`${language}-`)) ?? own[0];
}

/** Who carries most parcels in a country: names of the usual carriers. */
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

function usualCarriersOf(country: string): Carrier[] | undefined {
  const names = carriersOf[country]?.split(', ');
  return names && usualCarriers.filter(({ name }) => names.includes(name));
}

/** What a country proposes, a setting each, which the owner can refuse: only what is not so already. */
export function proposalsFor(country: string, settings: Settings): SettingsEdit[] {
  if (country === '') return [];
  const [currency, locale] = [usualCurrency(country), usualLocale(country)];
  const [timeZone, carriers] = [usualTimeZone(country), usualCarriersOf(country)];
  const fixedPrices = fixedPriceChoices.find((one) => one === country);
  const usual: (SettingsEdit | false | undefined | '')[] = [
    currency && { currency },
    locale && { locale },
    timeZone && { timeZone },
    isTaxCountry(country) && { tax: { ...defaultTax, isOn: true, rates: presetRates(country) } },
    isInEuropeanArea(country) && { reducedPrices: 'eu' },
    fixedPrices && { fixedPrices },
    carriers && { carriers },
    isInEuropeanArea(country) && { withdrawal: true },
  ];
  const present = new Map<string, unknown>(Object.entries(settings));
  return usual.flatMap((edit) => {
    const isNew = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(present.get(name));
    return edit && Object.entries(edit).some(isNew) ? [edit] : [];
  });
}
