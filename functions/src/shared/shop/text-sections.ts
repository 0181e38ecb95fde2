import { array, object } from 'yup';
import { orEmpty } from '../values/line-text.ts';
import { isPath, isSecureAddress } from '../values/link-address.ts';
import { t } from '../words/words.ts';
import { defaultNews } from './default-news.ts';
import { defaultHomeServices } from './default-services.ts';
import { flag, line, lines, section, uploadedPicture, whole } from './section.ts';
import { defaultFrame } from './shop-profile.ts';
import { longestText, shopTexts, type TextName } from './shop-texts.ts';

/** In the shop or on another site; may be empty. */
const linkSchema = (hint: string) =>
  line(t('Link'), 500, { hint })
    .test(
      'link',
      ({ label }) =>
        t('{label} must begin with / for a page of the shop, or with https://', { label: String(label) }),
      orEmpty((text) => isPath(text) || isSecureAddress(text)),
    )
    .default('');

export const welcome = section({
  slug: 'welcome',
  title: t('Welcome'),
  hint: t('The first words of the home page.'),
  fields: {
    welcome: whole(t('Welcome'), {
      heading: line(t('Heading'), 60).default('').required(),
      text: line(t('Sentence'), 240, { rows: 3, hint: t('Below the heading. May be empty.') }).default(''),
    }),
  },
  defaults: { welcome: defaultFrame.welcome },
  public: ['welcome'],
});

export const promoLine = section({
  slug: 'promo-line',
  title: t('Promo line'),
  fields: {
    promo: whole(t('Promo line'), {
      isOn: flag(t('Show the line'), {
        hint: t('Above every page of the shop. Off, it shows nothing and keeps its text.'),
      }).default(false),
      text: line(t('Text'), 160)
        .default('')
        .when('isOn', ([isOn], text) => (isOn ? text.required() : text)),
      link: linkSchema(
        t('A page of the shop, such as /browse/horror, or an address with https://. May be empty.'),
      ),
    }),
  },
  defaults: { promo: defaultFrame.promo },
  public: ['promo'],
});

export const newsItem = object({
  title: line(t('Title'), 100).required(),
  description: line(t('Text'), 400, { rows: 3 }).required(),
  link: linkSchema(t('Where the title leads. May be empty.')),
  picture: uploadedPicture('news', t('Picture'), {
    control: 'news-picture',
    hint: t(
      'A PNG, JPEG, WebP or AVIF picture, best twice as wide as high. Without one it has the drawing of its place.',
    ),
  }).default(''),
}).default(undefined);

const newsList = array(newsItem.required())
  .label(t('News'))
  .min(1, t('News needs one piece at least'))
  .max(defaultNews.length)
  .required();

export const news = section({
  slug: 'news',
  title: t('News'),
  hint: t('Up to five pieces of news on the home page, in this order.'),
  fields: { news: newsList.meta({ item: t('News') }) },
  defaults: { news: defaultNews },
  public: ['news'],
});

const homeService = object({
  title: line(t('Title'), 60).required(),
  text: line(t('Text'), 300, { rows: 3 }).required(),
}).default(undefined);

export const homeServices = section({
  slug: 'services-on-home',
  title: t('Services on home'),
  hint: t('At the end of the home page, where “Services” in the footer leads.'),
  fields: {
    homeServices: array(homeService.required())
      .label(t('Services on home'))
      .min(1, t('Name one service at least'))
      .max(6)
      .required()
      .meta({ item: t('Service') }),
  },
  defaults: { homeServices: defaultHomeServices },
  public: ['homeServices'],
});

/** Pages that a shop has from the start. */
const standing = { privacy: true, terms: true, about: true };

const slugs: Readonly<Record<TextName, string>> = {
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  about: 'about-us',
  withdrawal: 'right-of-withdrawal',
  imprint: 'imprint',
  accessibility: 'accessibility',
};

const pageWords = (name: TextName) => ({
  slug: slugs[name],
  title: shopTexts[name].title,
  hint:
    name in standing
      ? t('The text of its page, in place of the one that the shop has from the start. Empty for that one.')
      : t('The text of its page, to which the footer leads. Empty for no such page.'),
  save: t('Save {page}', { page: shopTexts[name].title }),
});

const pageText = (name: TextName) =>
  lines(shopTexts[name].title, longestText, {
    title: t('Text of {page}', { page: shopTexts[name].title }),
    control: 'page-text',
    hint: t(
      'Markdown: ## Heading, - list, 1. list, **strong**, *emphasis*, > quotation, [words](https://address). A blank line begins a paragraph. Up to 30,000 letters.',
    ),
  }).defined();

export const privacyPage = section({
  ...pageWords('privacy'),
  fields: { privacyText: pageText('privacy') },
  defaults: { privacyText: '' },
});

export const termsPage = section({
  ...pageWords('terms'),
  fields: { termsText: pageText('terms') },
  defaults: { termsText: '' },
});

export const aboutPage = section({
  ...pageWords('about'),
  fields: { aboutText: pageText('about') },
  defaults: { aboutText: '' },
});

export const withdrawalPage = section({
  ...pageWords('withdrawal'),
  fields: { withdrawalText: pageText('withdrawal') },
  defaults: { withdrawalText: '' },
});

export const imprintPage = section({
  ...pageWords('imprint'),
  fields: { imprintText: pageText('imprint') },
  defaults: { imprintText: '' },
});

export const accessibilityPage = section({
  ...pageWords('accessibility'),
  fields: { accessibilityText: pageText('accessibility') },
  defaults: { accessibilityText: '' },
});
