import { array, boolean, object } from 'yup';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { isPath, isSecureAddress } from '../values/link-address.ts';
import { defaultNews } from './default-news.ts';
import { section } from './section.ts';
import { defaultFrame } from './shop-profile.ts';
import { longestText, shopTexts, type TextName } from './shop-texts.ts';

/** An address of the shop or of another site, or nothing. */
const linkSchema = (hint: string) =>
  lineSchema()
    .label('Link')
    .max(500)
    .test(
      'link',
      ({ label }) => `${label} must begin with / for a page of the shop, or with https://`,
      (text = '') => text === '' || isPath(text) || isSecureAddress(text),
    )
    .default('')
    .meta({ hint });

export const welcome = section({
  title: 'Welcome',
  hint: 'The first words of the home page.',
  fields: {
    welcome: object({
      heading: lineSchema().label('Heading').max(60).default('').required(),
      text: lineSchema()
        .label('Sentence')
        .max(240)
        .default('')
        .meta({ rows: 3, hint: 'Below the heading. May be empty.' }),
    })
      .label('Welcome')
      .default(undefined)
      .required(),
  },
  defaults: { welcome: defaultFrame.welcome },
});

export const promoLine = section({
  title: 'Promo line',
  fields: {
    promo: object({
      isOn: boolean()
        .label('Show the line')
        .default(false)
        .meta({ hint: 'Above every page of the shop. Off, it shows nothing and keeps its text.' }),
      text: lineSchema()
        .label('Text')
        .max(160)
        .default('')
        .when('isOn', ([isOn], text) => (isOn ? text.required() : text)),
      link: linkSchema(
        'A page of the shop, such as /browse/horror, or an address with https://. May be empty.',
      ),
    })
      .label('Promo line')
      .default(undefined)
      .required(),
  },
  defaults: { promo: defaultFrame.promo },
});

const newsItem = object({
  title: lineSchema().label('Title').max(100).required(),
  description: lineSchema().label('Text').max(400).required().meta({ rows: 3 }),
  link: linkSchema('Where the title leads. May be empty.'),
}).default(undefined);

export const news = section({
  title: 'News',
  hint: 'The five pieces of news on the home page. Each keeps its picture.',
  fields: {
    news: array(newsItem.required())
      .label('News')
      .length(defaultNews.length)
      .required()
      .meta({ item: 'News' }),
  },
  defaults: { news: defaultNews },
});

const pageWords = (name: TextName) => ({
  title: shopTexts[name].title,
  hint: 'The text of its page, in place of the one that the shop has from the start. Empty for that one.',
  save: `Save ${shopTexts[name].title}`,
});

/** The text of a page that the footer leads to. */
const pageText = (name: TextName) =>
  linesSchema()
    .label(shopTexts[name].title)
    .max(longestText)
    .defined()
    .meta({
      title: `Text of ${shopTexts[name].title}`,
      control: 'page-text',
      hint: 'Markdown: ## Heading, - list, 1. list, **strong**, *emphasis*, > quotation, [words](https://address). A blank line begins a paragraph.',
    });

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
