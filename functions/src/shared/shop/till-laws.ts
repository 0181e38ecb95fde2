import { type PayWay, payWays } from '../payment/pay-ways.ts';
import { keyGuard } from '../values/table-keys.ts';

interface TillLaw {
  /** Requires a certified till, or that each sale is signed by or reported to the tax office. */
  law: string;
  /** Also for card payments at the counter. */
  isOfCards: boolean;
}

/** By ISO 3166-1, where such a law exists: the shop is no certified till. The sources stand in a decision. */
const tillLaws = {
  AT: { law: 'RKSV', isOfCards: true },
  BG: { law: 'Наредба Н-18', isOfCards: true },
  DE: { law: 'KassenSichV', isOfCards: false },
  FR: { law: 'CGI, art. 286, I, 3° bis (NF525)', isOfCards: true },
  GR: { law: 'ν. 4308/2014', isOfCards: true },
  HR: { law: 'Zakon o fiskalizaciji', isOfCards: true },
  HU: { law: '48/2013. (XI. 15.) NGM rendelet', isOfCards: true },
  IT: { law: 'D.Lgs. 127/2015', isOfCards: true },
  NO: { law: 'Kassasystemlova', isOfCards: true },
  PL: { law: 'Ustawa o VAT, art. 111', isOfCards: true },
  PT: { law: 'Decreto-Lei 28/2019', isOfCards: true },
  RO: { law: 'OUG 28/1999', isOfCards: true },
  SE: { law: 'Skatteförfarandelagen, 39 kap.', isOfCards: true },
  SI: { law: 'ZDavPR', isOfCards: true },
  SK: { law: 'Zákon 289/2008', isOfCards: true },
} as const satisfies Record<string, TillLaw>;

const hasTillLaw = keyGuard(tillLaws);

/** For a payment at the counter in this way; undefined for none. */
export function tillLaw(country: string, way: PayWay): string | undefined {
  const row = payWays[way];
  if (!hasTillLaw(country) || !('till' in row)) return undefined;
  const { law, isOfCards } = tillLaws[country];
  return row.till === 'every law' || isOfCards ? law : undefined;
}
