import type { Genre } from '../../shared/genre/genres.ts';
import { defaultNews } from '../../shared/shop/default-news.ts';
import { defaultHomeServices } from '../../shared/shop/default-services.ts';
import { defaultDoors } from '../../shared/shop/doors.ts';
import { defaultMailSettings, defaultNewsletter } from '../../shared/shop/mail-settings.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { defaultFrame } from '../../shared/shop/shop-profile.ts';
import { memoized } from '../../shared/values/memoized.ts';
import { typedOf, withUsual } from '../../shared/values/typed-parts.ts';
import type { Language } from '../../shared/words/languages.ts';
import { shopLanguage } from '../shop-language.ts';
import { saidIn } from './say-in.ts';

// Must not import yup: mails and papers use it, too.

const { shopName, welcome, deliveryTexts, genres } = defaultFrame;
const { mailGreeting, mailEnd } = defaultMailSettings;

const defaultWords = {
  shopName,
  welcome,
  deliveryTexts,
  genres,
  news: defaultNews,
  homeServices: defaultHomeServices,
  doors: defaultDoors,
  mailGreeting,
  mailEnd,
  newsletter: defaultNewsletter,
};

export const usualWordsIn = memoized(
  (language: Language): Readonly<Record<string, unknown>> =>
    JSON.parse(JSON.stringify(defaultWords), (name, part) =>
      // The slug of a genre is part of an address.
      typeof part === 'string' && part !== '' && name !== 'slug' ? saidIn(language, part) : part,
    ),
);

interface SpokenSettings extends Partial<Pick<Settings, 'shopName' | 'translations'>> {
  genres?: readonly Genre[];
}

/** The owner's words for the language, else for the first language, else the default. */
export function settingsIn<Given extends SpokenSettings>(given: Given, language: Language): Given {
  const [english, first, usual] = [defaultWords, usualWordsIn(shopLanguage), usualWordsIn(language)];
  const words = Object.entries(given).filter(([name]) => name in english);
  const spoken = words.map(([name, own]) => {
    const typed = typedOf(typedOf(own, Object(english)[name]), first[name]);
    return [name, withUsual(typed, usual[name])];
  });
  const { genres = [], ...texts } = given.translations?.[language] ?? {};
  const saidOf = new Map(genres.map((genre) => [genre.slug, genre]));
  const named = given.genres?.map(({ slug }) => {
    const { name, text } = saidOf.get(slug) ?? {};
    return { slug, ...(name && { name }), ...(text && { text }) };
  });
  const written = { ...texts, ...(named && { genres: named }) };
  const own = language === 'en' ? written : typedOf(written, english);
  return { ...given, ...Object(withUsual(own, { ...given, ...Object.fromEntries(spoken) })) };
}
