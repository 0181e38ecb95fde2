import { languageOf, type Order } from '@bookstore/functions/shared/order/order';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import type { Language } from '@bookstore/functions/shared/words/languages';

/** 'French': as the desk calls it. */
export const languageLabel = (language: Language): string =>
  new Intl.DisplayNames(buildLanguage, { type: 'language' }).of(language) ?? language;

/** That of an order which does not speak the first language of the shop, as the desk does. */
export function otherLanguage(order: Pick<Order, 'language'>): string | undefined {
  const language = languageOf(order);
  return language === buildLanguage ? undefined : languageLabel(language);
}
