import { memoized } from '../values/memoized.ts';
import { wordsOf } from '../values/words.ts';
import { spokenLanguage } from '../words/words.ts';

/** ISO 3166-1, and XK, which carriers and the European Union use for Kosovo. */
export const countryCodes: readonly string[] = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
VN VU WF WS XK YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

/** Countries without zip codes (Universal Postal Union). */
export const withoutZips: ReadonlySet<string> = new Set(
  `AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU QA
RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW`.split(/\s+/),
);

/** Names that people use beside those that `Intl` has. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  'ireland republic of': 'IE',
  'federal republic of germany': 'DE',
  'bundesrepublik deutschland': 'DE',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'slovak republic': 'SK',
  'ivory coast': 'CI',
  macedonia: 'MK',
  korea: 'KR',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  'hong kong sar': 'HK',
  'hong kong china': 'HK',
  'macao sar': 'MO',
  'macao china': 'MO',
  'macau china': 'MO',
  burma: 'MM',
  swaziland: 'SZ',
  'cape verde': 'CV',
  'east timor': 'TL',
  'holy see': 'VA',
  vatican: 'VA',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'brunei darussalam': 'BN',
  'syrian arab republic': 'SY',
  'lao peoples democratic republic': 'LA',
  'iran islamic republic of': 'IR',
  'moldova republic of': 'MD',
  'republic of moldova': 'MD',
  'tanzania united republic of': 'TZ',
  'bolivia plurinational state of': 'BO',
  'venezuela bolivarian republic of': 'VE',
  'taiwan province of china': 'TW',
  'palestine state of': 'PS',
  'micronesia federated states of': 'FM',
  emirates: 'AE',
  uae: 'AE',
};

/** 'The Côte d’Ivoire' → 'cote divoire', 'U.S.A.' → 'usa' */
function plain(text: string): string {
  return wordsOf(text.replaceAll('.', '')).join(' ').replace(/^the /, '');
}

function namesIn(locale: string, style: 'long' | 'short'): [name: string, code: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region', style });
  return countryCodes.map((code) => [plain(names.of(code) ?? code), code]);
}

/** Names that hold in any shop; of two with the same name the later one counts. */
const codesAnywhere = memoized(
  (): ReadonlyMap<string, string> =>
    new Map([
      ...Object.entries(otherNames),
      ...namesIn('en', 'short'),
      ...namesIn('en', 'long'),
      ...countryCodes.map((code): [string, string] => [code.toLowerCase(), code]),
    ]),
);

const codesIn = memoized(
  (locale): ReadonlyMap<string, string> => new Map([...namesIn(locale, 'short'), ...namesIn(locale, 'long')]),
);

/** Further languages in which a name is looked up, by its script. */
const latinLanguages =
  'de fr es it nl pt pl sv da nb fi cs hu ro tr ga cy gd is sk sl hr bs sq et lv lt mt lb ca eu gl vi id sw af'.split(
    ' ',
  );
const otherLanguages = 'el ru uk bg sr mk he ar fa hi bn ur zh zh-Hant ja ko th ka hy kk'.split(' ');

/**
 * By code, or by name in English, the shop's language or another one, ignoring case, accents and punctuation; undefined
 * for any other text.
 */
export function countryOf(text: string, locale: string): string | undefined {
  const name = plain(text);
  if (name === '') return undefined;
  const code = codesAnywhere('').get(name) ?? codesIn(locale).get(name);
  if (code !== undefined) return code;
  const languages = /[a-z]/.test(name) ? latinLanguages : otherLanguages;
  const language = languages.find((one) => codesIn(one).has(name));
  return language === undefined ? undefined : codesIn(language).get(name);
}

const namesOf = memoized((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Sorted by name in the shop's language. */
export function countryNames(locale: string): { code: string; name: string; english: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code, english: namesOf('en').of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** 'DE' → 'Germany', in the current language. */
export function countryName(code: string): string {
  return countryCodes.includes(code) ? (namesOf(spokenLanguage()).of(code) ?? code) : code;
}
