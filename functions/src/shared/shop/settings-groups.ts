import { t } from '../words/words.ts';
import { datev } from './datev-section.ts';
import { doors } from './doors-section.ts';
import { gifts } from './gifts-section.ts';
import { invoicesSection } from './invoices-section.ts';
import { languages } from './languages-section.ts';
import { offers } from './offers-section.ts';
import * as others from './other-sections.ts';
import { payment } from './payment-section.ts';
import { place } from './place-section.ts';
import { reminders } from './reminders-section.ts';
import { reviews } from './reviews-section.ts';
import type { Section } from './section.ts';
import { carriers, deliveryCosts, deliveryWords, money, prices, withdrawal } from './selling-sections.ts';
import { accent, contact, logo, socialLinks } from './shop-sections.ts';
import { specialOrders } from './special-orders-section.ts';
import { taxes } from './tax-section.ts';
import * as texts from './text-sections.ts';
import { translations } from './translations.ts';
import { vouchers } from './vouchers-section.ts';

interface SettingsGroup {
  title: string;
  sections: readonly Section[];
}

const groups = [
  { title: t('The shop'), sections: [contact, place, languages, logo, accent, socialLinks] },
  {
    title: t('Pages and texts'),
    sections: [
      texts.welcome,
      doors,
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
      gifts,
      vouchers,
      offers,
      withdrawal,
      invoicesSection,
      datev,
      reminders,
    ],
  },
  { title: t('Orders and mails'), sections: [others.confirmation, others.mails, others.newsletter] },
  { title: t('Catalogue'), sections: [others.genreList, others.authorNames, reviews] },
  { title: t('Services and security'), sections: [others.services, others.figures, others.password] },
] as const satisfies readonly SettingsGroup[];

/** In the order of the page and its navigation. */
export const settingsGroups: readonly SettingsGroup[] = groups;

/** The intersection of a union's members. */
type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type AnySection = (typeof groups)[number]['sections'][number];

const sections = groups.flatMap((group): readonly AnySection[] => group.sections);

export const allSections: readonly Section[] = sections;

/** What is missing here is no setting. */
export const settingFields: Together<AnySection['fields']> & { translations: typeof translations } =
  Object.assign(
    // In no section: those with texts edit them, each in its further languages.
    { translations },
    ...sections.map(({ fields }) => fields),
  );

export const settingDefaults: Readonly<Record<string, unknown>> = Object.assign(
  { translations: {} },
  ...sections.map(({ defaults }) => defaults),
);

export type PublicName = NonNullable<AnySection['public']>[number];

/** Settings that pages carry, once they are set. */
export const publicNames: readonly PublicName[] = sections.flatMap(
  (section): readonly PublicName[] => section.public ?? [],
);
