import { t } from '../words/words.ts';
import { invoicesSection } from './invoices-section.ts';
import { languages } from './languages-section.ts';
import {
  authorNames,
  confirmation,
  figures,
  genreList,
  mails,
  newsletter,
  password,
  services,
} from './other-sections.ts';
import { payment } from './payment-section.ts';
import { place } from './place-section.ts';
import { reviews } from './reviews-section.ts';
import type { Section } from './section.ts';
import { carriers, deliveryCosts, deliveryWords, money, prices, withdrawal } from './selling-sections.ts';
import { accent, contact, logo, socialLinks } from './shop-sections.ts';
import { specialOrders } from './special-orders-section.ts';
import { taxes } from './tax-section.ts';
import {
  aboutPage,
  accessibilityPage,
  homeServices,
  imprintPage,
  news,
  privacyPage,
  promoLine,
  termsPage,
  welcome,
  withdrawalPage,
} from './text-sections.ts';
import { translations } from './translations.ts';

interface SettingsGroup {
  title: string;
  sections: readonly Section[];
}

/** All sections of the settings, of which the page and its navigation are made, in this order. */
export const settingsGroups: readonly SettingsGroup[] = [
  { title: t('The shop'), sections: [contact, place, languages, logo, accent, socialLinks] },
  {
    title: t('Pages and texts'),
    sections: [
      welcome,
      promoLine,
      news,
      homeServices,
      privacyPage,
      termsPage,
      aboutPage,
      withdrawalPage,
      imprintPage,
      accessibilityPage,
    ],
  },
  {
    title: t('Selling'),
    sections: [
      money,
      taxes,
      prices,
      payment,
      deliveryWords,
      deliveryCosts,
      carriers,
      specialOrders,
      withdrawal,
      invoicesSection,
    ],
  },
  { title: t('Orders and mails'), sections: [confirmation, mails, newsletter] },
  { title: t('Catalogue'), sections: [genreList, authorNames, reviews] },
  { title: t('Services and security'), sections: [services, figures, password] },
];

export const allSections = settingsGroups.flatMap(({ sections }) => sections);

/** The schema of each setting: what they do not name is no setting. */
export const settingFields = {
  ...contact.fields,
  ...place.fields,
  ...languages.fields,
  ...logo.fields,
  ...accent.fields,
  ...socialLinks.fields,
  ...welcome.fields,
  ...promoLine.fields,
  ...news.fields,
  ...homeServices.fields,
  ...privacyPage.fields,
  ...termsPage.fields,
  ...aboutPage.fields,
  ...withdrawalPage.fields,
  ...imprintPage.fields,
  ...accessibilityPage.fields,
  ...money.fields,
  ...taxes.fields,
  ...prices.fields,
  ...payment.fields,
  ...deliveryWords.fields,
  ...deliveryCosts.fields,
  ...carriers.fields,
  ...specialOrders.fields,
  ...withdrawal.fields,
  ...invoicesSection.fields,
  ...confirmation.fields,
  ...mails.fields,
  ...newsletter.fields,
  ...genreList.fields,
  ...authorNames.fields,
  ...reviews.fields,
  ...services.fields,
  ...figures.fields,
  // Of no section: those of texts have them, each in its further languages.
  translations,
};

/** The values of a shop that sets nothing. */
export const settingDefaults: Readonly<Record<string, unknown>> = Object.fromEntries([
  ...allSections.flatMap(({ defaults }) => Object.entries(defaults)),
  ['translations', {}],
]);
