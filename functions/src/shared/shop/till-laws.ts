import { type PayWay, payWays } from '../payment/pay-ways.ts';
import { keyGuard } from '../values/table-keys.ts';

interface TillLaw {
  /** Which law asks for a certified till, or for each sale to be signed by or told to the tax office. */
  law: string;
  /** Whether it does for what is paid by card at the counter, too. */
  isOfCards: boolean;
}

/** Where the shop is no till by the law, by ISO 3166-1. The sources stand in a decision. */
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

/** The law by which a country asks for a certified till where books are paid so at the counter; undefined for none. */
export function tillLaw(country: string, way: PayWay): string | undefined {
  const row = payWays[way];
  if (!hasTillLaw(country) || !('till' in row)) return undefined;
  const { law, isOfCards } = tillLaws[country];
  return row.till === 'every law' || isOfCards ? law : undefined;
}
