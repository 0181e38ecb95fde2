import { buildLanguage } from '../words/build-language.ts';

/** ISO 4217 codes of present money. */
export const currencyCodes: readonly string[] = `
AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC
CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR
ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK
MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF
XPF YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/);

/** For amounts and days. All are written from left to right. */
export const locales: readonly string[] = `
en-US en-GB en-IE en-CA en-AU en-NZ en-IN en-ZA en-SG bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR es-AR es-ES es-MX et-EE
fi-FI fr-BE fr-CA fr-CH fr-FR hr-HR hu-HU id-ID is-IS it-CH it-IT ja-JP ko-KR lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR
pt-PT ro-RO sk-SK sl-SI sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW`
  .trim()
  .split(/\s+/);

// Made on first use: a starting function needs none.
let currencies: Intl.DisplayNames | undefined;
let languages: Intl.DisplayNames | undefined;

/** 'EUR, Euro' */
export function currencyName(code: string): string {
  currencies ??= new Intl.DisplayNames(buildLanguage, { type: 'currency' });
  return `${code}, ${currencies.of(code) ?? code}`;
}

/** 'German (Germany)' */
export function localeName(locale: string): string {
  languages ??= new Intl.DisplayNames(buildLanguage, { type: 'language', languageDisplay: 'standard' });
  return languages.of(locale) ?? locale;
}
