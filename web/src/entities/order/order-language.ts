import { languageOf, type Order } from '@bookstore/functions/shared/order/order';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import type { Language } from '@bookstore/functions/shared/words/languages';

/** 'French', in the language of the dashboard. */
export const languageLabel = (language: Language): string =>
  new Intl.DisplayNames(buildLanguage, { type: 'language' }).of(language) ?? language;

/** Undefined for an order in the shop's first language, which the dashboard speaks. */
export function otherLanguage(order: Pick<Order, 'language'>): string | undefined {
  const language = languageOf(order);
  return language === buildLanguage ? undefined : languageLabel(language);
}
