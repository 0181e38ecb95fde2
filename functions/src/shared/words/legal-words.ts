import { europeanArea } from '../shop/european-area.ts';
import type { Language } from './languages.ts';

/** Wording of a button that a law prescribes, in the law's own language. */
interface LegalWords {
  /** The English of the sources. */
  message: string;
  language: Language;
  /** ISO 3166 codes of the states whose law it is. */
  countries: string;
  words: string;
  source: string;
}

/** For the order button of a shop whose country's law fixes the wording. */
const bindingOrder = 'Order with obligation to pay';

/** Translations of these messages must be the words of the law, whatever sounds better: a test compares them. */
export const legalWords: readonly LegalWords[] = [
  ...[
    {
      ...({ language: 'de', countries: 'DE', words: 'Zahlungspflichtig bestellen' } as const),
      source: '§ 312j (3) BGB',
    },
    {
      ...({ language: 'de', countries: 'AT', words: 'Zahlungspflichtig bestellen' } as const),
      source: '§ 8 (2) FAGG',
    },
    {
      ...({ language: 'fr', countries: 'FR', words: 'Commande avec obligation de paiement' } as const),
      source: 'Article L221-14 of the Code de la consommation',
    },
    {
      ...({ language: 'es', countries: 'ES', words: 'Pedido con obligación de pago' } as const),
      source: 'Article 98.2 TRLGDCU (Real Decreto Legislativo 1/2007)',
    },
    {
      ...({ language: 'nl', countries: 'NL BE', words: 'Bestelling met betalingsverplichting' } as const),
      source: 'Article 8 (2) of Directive 2011/83/EU, article 6:230v (3) BW, article VI.46 WER',
    },
    // All three messages: a shop that has set its country uses the last.
  ].flatMap((one) =>
    ['Place an Order', 'Pay online|order', bindingOrder].map((message) => ({ message, ...one })),
  ),
  {
    message: bindingOrder,
    language: 'en',
    words: bindingOrder,
    countries: `${europeanArea.join(' ')} GB`,
    source:
      'Article 8 (2) of Directive 2011/83/EU; regulation 14 (4) of the Consumer Contracts Regulations 2013 of the United Kingdom',
  },
  {
    message: 'Withdraw from contract',
    language: 'de',
    countries: 'DE',
    words: 'Vertrag widerrufen',
    source: '§ 356a (1) BGB, article 11a of Directive 2011/83/EU as Directive (EU) 2023/2673 adds it',
  },
  {
    message: 'Confirm withdrawal',
    language: 'de',
    countries: 'DE',
    words: 'Widerruf bestätigen',
    source: '§ 356a (3) BGB, article 11a (3) of the same directive',
  },
];

export function isOrderBinding(country: string): boolean {
  return legalWords.some(
    ({ message, countries }) => message === bindingOrder && countries.split(' ').includes(country),
  );
}
