import { t } from '../words/words.ts';

/** The drawings of cards, by the number that a voucher keeps; what each shows, for those who do not see it. */
export const cardNames = {
  1: t('A shelf of books, and a cat'),
  2: t('Flowers that grow out of a book'),
  3: t('A boat at night'),
  4: t('A parcel with a ribbon'),
} as const;

export type CardNumber = keyof typeof cardNames;

export const cardNumbers = [1, 2, 3, 4] as const satisfies readonly CardNumber[];

/** Which drawings the owner offers. */
export type CardsSetting = Record<`card${CardNumber}`, boolean>;

/** Those that are on. */
export const offeredCards = (cards: CardsSetting): CardNumber[] =>
  cardNumbers.filter((number) => cards[`card${number}`]);

/** Of a number that is none, the first. */
export const cardOf = (number: number): CardNumber => cardNumbers.find((one) => one === number) ?? 1;

/** The picture in public/ for where no vectors are drawn; its ground is the cloth. */
export const cardPicture = (card: CardNumber): string => `/card-${card}.png`;
