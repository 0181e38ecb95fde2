import { t } from '../words/words.ts';

/** By the number stored with a voucher, the text alternative of each drawing. */
export const cardNames = {
  1: t('A shelf of books, and a cat'),
  2: t('Flowers that grow out of a book'),
  3: t('A boat at night'),
  4: t('A parcel with a ribbon'),
} as const;

export type CardNumber = keyof typeof cardNames;

export const cardNumbers = [1, 2, 3, 4] as const satisfies readonly CardNumber[];

/** Drawings that the owner offers. */
export type CardsSetting = Record<`card${CardNumber}`, boolean>;

export const offeredCards = (cards: CardsSetting): CardNumber[] =>
  cardNumbers.filter((number) => cards[`card${number}`]);

/** The first for an unknown number. */
export const cardOf = (number: number): CardNumber => cardNumbers.find((one) => one === number) ?? 1;

/** A file in public/ for where vectors cannot be drawn; its ground is the cloth. */
export const cardPicture = (card: CardNumber): string => `/card-${card}.png`;
