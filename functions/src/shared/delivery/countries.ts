import { memoized } from '../values/memoized.ts';
import { wordsOf } from '../values/words.ts';

/** The codes of ISO 3166-1. */
export const countryCodes: readonly string[] = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

/** What people write beside the names that `Intl` knows. */
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
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

/** 'The Côte d’Ivoire' → 'cote divoire', 'U.S.A.' → 'usa' */
function plain(text: string): string {
  return wordsOf(text.replaceAll('.', '')).join(' ').replace(/^the /, '');
}

function namesIn(locale: string, style: 'long' | 'short'): [name: string, code: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region', style });
  return countryCodes.map((code) => [plain(names.of(code) ?? code), code]);
}

/** The codes by what people write; of two with the same name the later one counts, which is why the codes come last. */
const codesIn = memoized(
  (locale): ReadonlyMap<string, string> =>
    new Map([
      ...namesIn(locale, 'short'),
      ...namesIn(locale, 'long'),
      ...Object.entries(otherNames),
      ...namesIn('en', 'short'),
      ...namesIn('en', 'long'),
      ...countryCodes.map((code): [string, string] => [code.toLowerCase(), code]),
    ]),
);

/**
 * The country that a text names: by its code, or its name in English or in the shop's language, whatever the case, accents
 * and marks. Undefined for a text that names none.
 */
export function countryOf(text: string, locale: string): string | undefined {
  return codesIn(locale).get(plain(text));
}

const english = new Intl.DisplayNames('en', { type: 'region' });

/** 'DE' → 'Germany' */
export function countryName(code: string): string {
  return countryCodes.includes(code) ? (english.of(code) ?? code) : code;
}
