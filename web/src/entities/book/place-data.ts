import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const time = '(?:[01]\\d|2[0-4]):[0-5]\\d';
/** 'Mo-Fr 09:00-18:00': the form in which schema.org has opening hours. */
const hours = new RegExp(`^${day}(?:[-,]${day})* ${time}-${time}$`);

/** The shop as schema.org describes it: with an address a `BookStore`, which must have one, otherwise an `OnlineStore`. */
export function placeData({ contactPhone, postalAddress, openingHours }: ShopFrame) {
  const telephone = contactPhone && { telephone: contactPhone };
  if (!postalAddress) return { '@type': 'OnlineStore' as const, ...telephone };
  const opening = openingHours.split('\n').filter((line) => hours.test(line));
  return {
    '@type': 'BookStore' as const,
    ...telephone,
    address: postalAddress.split('\n').join(', '),
    ...(opening.length > 0 && { openingHours: opening }),
  };
}
