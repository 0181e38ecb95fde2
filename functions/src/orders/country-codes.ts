// ISO 3166-1 alpha-3 of the usual destinations of parcels from Germany.
const alpha3 = new Map(
  `AD AND AL ALB AT AUT AU AUS BA BIH BE BEL BG BGR BR BRA CA CAN CH CHE CN CHN CY CYP CZ CZE DE DEU DK DNK EE EST ES ESP
FI FIN FO FRO FR FRA GB GBR GI GIB GR GRC HR HRV HU HUN IE IRL IL ISR IN IND IS ISL IT ITA JP JPN KR KOR LI LIE LT LTU
LU LUX LV LVA MC MCO MD MDA ME MNE MK MKD MT MLT MX MEX NL NLD NO NOR NZ NZL PL POL PT PRT RO ROU RS SRB SE SWE SG SGP
SI SVN SK SVK SM SMR TR TUR UA UKR US USA VA VAT XK XKX ZA ZAF`
    .match(/\w\w \w{3}/g)
    ?.map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

/** Falls back to the two-letter code for a country not in the list. */
export function alpha3Of(code: string): string {
  return alpha3.get(code) ?? code;
}
