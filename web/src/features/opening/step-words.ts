import type { OpeningStep } from '@bookstore/functions/shared/opening/opening';
import { t } from '@bookstore/functions/shared/words/words';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';

interface StepWords {
  title: string;
  hint: string;
  links: readonly { label: string; to: string }[];
}

export const stepWords: Readonly<Record<OpeningStep, StepWords>> = {
  name: {
    title: t('Name of the shop'),
    hint: t('It stands on every page and in every mail.'),
    links: [{ label: t('Settings'), to: dashboardPaths.settingsSection('name-and-contact') }],
  },
  country: {
    title: t('Country'),
    hint: t('It proposes currency, clock, formats, taxes, fixed prices and carriers, all on one page.'),
    links: [{ label: t('Settings'), to: dashboardPaths.settingsSection('country-and-time') }],
  },
  contact: {
    title: t('E-mail address'),
    hint: t('Shoppers write to it, mails come from it, and new orders are announced there.'),
    links: [{ label: t('Settings'), to: dashboardPaths.settingsSection('name-and-contact') }],
  },
  books: {
    title: t('First books'),
    hint: t('Add one by hand, or import a file.'),
    links: [
      { label: t('Add Book'), to: dashboardPaths.addBook },
      { label: t('Import'), to: dashboardPaths.importBooks },
    ],
  },
  delivery: {
    title: t('Delivery'),
    hint: t('What books and the checkout say of time and payment.'),
    links: [{ label: t('Settings'), to: dashboardPaths.settingsSection('delivery-and-payment') }],
  },
  policies: {
    title: t('Privacy and terms'),
    hint: t('The texts of a new shop are samples.'),
    links: [
      { label: t('Privacy'), to: dashboardPaths.settingsSection('privacy-policy') },
      { label: t('Terms'), to: dashboardPaths.settingsSection('terms-of-service') },
    ],
  },
  legalPages: {
    title: t('Imprint and right of withdrawal'),
    hint: t('The law of the country asks for both, and a new shop has neither.'),
    links: [
      { label: t('Imprint'), to: dashboardPaths.settingsSection('imprint') },
      { label: t('Right of withdrawal'), to: dashboardPaths.settingsSection('right-of-withdrawal') },
    ],
  },
  order: {
    title: t('Test order'),
    hint: t('Order a book as a shopper does, and cancel it.'),
    links: [{ label: t('The shop'), to: paths.home }],
  },
  mail: {
    title: t('Test mail'),
    hint: t('To the e-mail address of the shop.'),
    links: [],
  },
};
