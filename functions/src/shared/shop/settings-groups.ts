import { t } from '../words/words.ts';
import { invoicesSection } from './invoices-section.ts';
import { languages } from './languages-section.ts';
import * as others from './other-sections.ts';
import { payment } from './payment-section.ts';
import { place } from './place-section.ts';
import { reviews } from './reviews-section.ts';
import type { Section } from './section.ts';
import { carriers, deliveryCosts, deliveryWords, money, prices, withdrawal } from './selling-sections.ts';
import { accent, contact, logo, socialLinks } from './shop-sections.ts';
import { specialOrders } from './special-orders-section.ts';
import { taxes } from './tax-section.ts';
import * as texts from './text-sections.ts';
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
      texts.welcome,
      texts.promoLine,
      texts.news,
      texts.homeServices,
      texts.privacyPage,
      texts.termsPage,
      texts.aboutPage,
      texts.withdrawalPage,
      texts.imprintPage,
      texts.accessibilityPage,
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
  { title: t('Orders and mails'), sections: [others.confirmation, others.mails, others.newsletter] },
  { title: t('Catalogue'), sections: [others.genreList, others.authorNames, reviews] },
  { title: t('Services and security'), sections: [others.services, others.figures, others.password] },
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
  ...texts.welcome.fields,
  ...texts.promoLine.fields,
  ...texts.news.fields,
  ...texts.homeServices.fields,
  ...texts.privacyPage.fields,
  ...texts.termsPage.fields,
  ...texts.aboutPage.fields,
  ...texts.withdrawalPage.fields,
  ...texts.imprintPage.fields,
  ...texts.accessibilityPage.fields,
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
  ...others.confirmation.fields,
  ...others.mails.fields,
  ...others.newsletter.fields,
  ...others.genreList.fields,
  ...others.authorNames.fields,
  ...reviews.fields,
  ...others.services.fields,
  ...others.figures.fields,
  // Of no section: those of texts have them, each in its further languages.
  translations,
};

/** The values of a shop that sets nothing. */
export const settingDefaults: Readonly<Record<string, unknown>> = Object.fromEntries([
  ...allSections.flatMap(({ defaults }) => Object.entries(defaults)),
  ['translations', {}],
]);
