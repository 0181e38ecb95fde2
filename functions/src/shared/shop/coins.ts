// The smallest coin for cash payments, by country and currency, in hundredths. From the central banks, as of 2025: CH
// (1 and 2 rappen withdrawn in 2007), DK (25 øre, 2008), NO (50 øre, 2012), SE (50 öre, 2010), HU (1 and 2 forint,
// 2008), CZ (50 haléřů, 2008), CA (cent, 2013), AU (1 and 2 cents, 1992), NZ (5 cents, 2006), HK (none below 10 cents
// is issued: "Money in Hong Kong", HKMA). Euros are rounded to 5 cents by law or by a national agreement in FI (2002),
// NL (2004), IE (2015), IT (2018), BE (December 2019), SK (July 2022), EE (2025,
// https://www.eestipank.ee/en/press/frequently-asked-questions-faq-about-rounding-rule) and LT (May 2025).
const coins: Readonly<Record<string, readonly [currency: string, cents: number]>> = {
  ...Object.fromEntries('BE EE FI IE IT LT NL SK'.split(' ').map((country) => [country, ['EUR', 5]])),
  AU: ['AUD', 5],
  CA: ['CAD', 5],
  CH: ['CHF', 5],
  CZ: ['CZK', 100],
  DK: ['DKK', 50],
  FO: ['DKK', 50],
  GL: ['DKK', 50],
  HK: ['HKD', 10],
  HU: ['HUF', 500],
  LI: ['CHF', 5],
  NO: ['NOK', 100],
  NZ: ['NZD', 10],
  SE: ['SEK', 100],
};

/** undefined where sums are paid to the hundredth. */
export function coinOf({ country, currency }: { country: string; currency: string }): number | undefined {
  const [coined, cents] = coins[country] ?? [];
  return coined === currency ? cents : undefined;
}
