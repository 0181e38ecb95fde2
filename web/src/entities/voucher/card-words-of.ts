import { type CardFacts, cardWords } from '@bookstore/functions/shared/voucher/card-words';
import { codeMark } from '@bookstore/functions/shared/voucher/voucher-code';
import { shopAddress } from '#config/env.ts';
import { useShop } from '#config/shop.ts';

/** An unknown code is shown as dots. */
export function useCardWords() {
  const { shopName } = useShop();
  const host = shopAddress.replace(/^https?:\/\//, '');
  return ({ code = codeMark, ...facts }: Partial<CardFacts> & Pick<CardFacts, 'amount'>) =>
    cardWords({
      shopName,
      host,
      recipient: '',
      from: '',
      message: '',
      validUntil: '',
      taxed: '',
      code,
      ...facts,
    });
}
