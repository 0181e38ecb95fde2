import { defaultNews } from './default-news.ts';
import { defaultHomeServices } from './default-services.ts';
import { defaultDoors } from './doors.ts';
import { defaultMailSettings, defaultNewsletter } from './mail-settings.ts';
import { defaultFrame } from './shop-profile.ts';

// Without yup and the words of the settings page, since mails and papers say it, too.

const { shopName, welcome, deliveryTexts, genres } = defaultFrame;
const { mailGreeting, mailEnd } = defaultMailSettings;

/** Those defaults that each language says in its own words. */
export const defaultWords = {
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
