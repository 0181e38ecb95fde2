import type { ComponentType } from 'react';
import { GenresSection } from './catalogue/genres-section.tsx';
import type { SectionName } from './frame/save-settings.ts';
import type { SectionProps } from './frame/use-section.ts';
import { ConfirmationSection } from './orders/confirmation-section.tsx';
import { MailsSection } from './orders/mails-section.tsx';
import { FiguresSection } from './security/figures-section.tsx';
import { PasswordSection } from './security/password-section.tsx';
import { ServicesSection } from './security/services-section.tsx';
import { DeliveryCostSection } from './selling/delivery-cost-section.tsx';
import { DeliverySection } from './selling/delivery-section.tsx';
import { InvoicesSection } from './selling/invoices-section.tsx';
import { MoneySection } from './selling/money-section.tsx';
import { PricesSection } from './selling/prices-section.tsx';
import { TaxSection } from './selling/tax-section.tsx';
import { AccentSection } from './shop/accent-section.tsx';
import { ContactSection } from './shop/contact-section.tsx';
import { LogoSection } from './shop/logo-section.tsx';
import { SocialSection } from './shop/social-section.tsx';
import { NewsSection } from './texts/news-section.tsx';
import { PromoSection } from './texts/promo-section.tsx';
import { textRows } from './texts/text-rows.tsx';
import { WelcomeSection } from './texts/welcome-section.tsx';

interface SectionRow {
  /** Its heading, of which its address is made: /dashboard/settings#name-and-contact. */
  title: string;
  /** The settings that it changes; each setting stands in one row. */
  names: readonly SectionName[];
  Section: ComponentType<SectionProps>;
}

interface SettingsGroup {
  title: string;
  rows: readonly SectionRow[];
}

/** All sections of the settings, of which the page and its navigation are made, in this order. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'The shop',
    rows: [
      {
        title: 'Name and contact',
        names: ['shopName', 'contactEmail', 'contactPhone', 'postalAddress', 'openingHours'],
        Section: ContactSection,
      },
      { title: 'Logo', names: ['logo'], Section: LogoSection },
      { title: 'Accent colour', names: ['accentColor'], Section: AccentSection },
      { title: 'Social links', names: ['social'], Section: SocialSection },
    ],
  },
  {
    title: 'Pages and texts',
    rows: [
      { title: 'Welcome', names: ['welcome'], Section: WelcomeSection },
      { title: 'Promo line', names: ['promo'], Section: PromoSection },
      { title: 'News', names: ['news'], Section: NewsSection },
      ...textRows,
    ],
  },
  {
    title: 'Selling',
    rows: [
      { title: 'Money', names: ['currency', 'locale'], Section: MoneySection },
      { title: 'Taxes', names: ['tax'], Section: TaxSection },
      { title: 'Reduced prices', names: ['reducedPrices', 'fixedPrices'], Section: PricesSection },
      { title: 'Delivery and payment', names: ['deliveryTexts'], Section: DeliverySection },
      { title: 'Delivery costs', names: ['delivery'], Section: DeliveryCostSection },
      { title: 'Invoices', names: ['invoices'], Section: InvoicesSection },
    ],
  },
  {
    title: 'Orders and mails',
    rows: [
      { title: 'Confirmed addresses', names: ['confirmAddress'], Section: ConfirmationSection },
      { title: 'Mails', names: ['orderMails', 'mailGreeting', 'mailEnd'], Section: MailsSection },
    ],
  },
  {
    title: 'Catalogue',
    rows: [{ title: 'Genres', names: ['genres'], Section: GenresSection }],
  },
  {
    title: 'Services and security',
    rows: [
      { title: 'Services', names: ['services'], Section: ServicesSection },
      { title: 'Sample figures', names: ['sampleFigures'], Section: FiguresSection },
      { title: 'Your password', names: [], Section: PasswordSection },
    ],
  },
];
