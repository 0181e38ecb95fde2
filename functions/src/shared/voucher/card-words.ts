import { t } from '../words/words.ts';

export interface CardFacts {
  shopName: string;
  /** The shop's address, as people type it: books.example.com */
  host: string;
  amount: string;
  /** '' where nothing was typed. */
  recipient: string;
  from: string;
  message: string;
  /** In fours. */
  code: string;
  /** The last day; '' where the law or the shop sets none. */
  validUntil: string;
  /** '7 % VAT' for a voucher that was taxed when it was sold; '' for any other. */
  taxed: string;
}

/** The same on paper, in the mail and on the page where the card is chosen. */
export interface CardWords {
  shopName: string;
  heading: string;
  amount: string;
  to: string;
  message: string;
  from: string;
  code: string;
  foot: string[];
}

export function cardWords({ recipient, from, host, validUntil, taxed, ...facts }: CardFacts): CardWords {
  const { shopName, amount, message, code } = facts;
  return {
    shopName,
    heading: t('Gift voucher'),
    amount,
    to: recipient && t('For {name}', { name: recipient }),
    message: message.trim(),
    from: from && t('From {name}', { name: from }),
    code,
    foot: [
      t('Type the code at the checkout of {shop}, or bring this card along.', { shop: host || shopName }),
      validUntil && t('Valid until {day}', { day: validUntil }),
      taxed && t('For what bears {tax}, which is paid with it.', { tax: taxed }),
    ].filter(Boolean),
  };
}
