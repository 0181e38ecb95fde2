import type { OpeningStep } from '@bookstore/functions/shared/opening/opening';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';

interface StepWords {
  title: string;
  hint: string;
  /** Where it is done. */
  links: readonly { label: string; to: string }[];
}

/** The words of each step of a new shop, and where it is done. */
export const stepWords: Readonly<Record<OpeningStep, StepWords>> = {
  name: {
    title: 'Name of the shop',
    hint: 'It stands on every page and in every mail.',
    links: [{ label: 'Settings', to: dashboardPaths.settingsSection('name-and-contact') }],
  },
  contact: {
    title: 'E-mail address',
    hint: 'Shoppers write to it, mails come from it, and new orders are announced there.',
    links: [{ label: 'Settings', to: dashboardPaths.settingsSection('name-and-contact') }],
  },
  books: {
    title: 'First books',
    hint: 'Add one by hand, or import a file.',
    links: [
      { label: 'Add Book', to: dashboardPaths.addBook },
      { label: 'Import', to: dashboardPaths.importBooks },
    ],
  },
  delivery: {
    title: 'Delivery',
    hint: 'What books and the checkout say of time and payment.',
    links: [{ label: 'Settings', to: dashboardPaths.settingsSection('delivery-and-payment') }],
  },
  policies: {
    title: 'Privacy and terms',
    hint: 'The texts of a new shop are samples.',
    links: [
      { label: 'Privacy', to: dashboardPaths.settingsSection('privacy-policy') },
      { label: 'Terms', to: dashboardPaths.settingsSection('terms-of-service') },
    ],
  },
  order: {
    title: 'Test order',
    hint: 'Order a book as a shopper does, and cancel it.',
    links: [{ label: 'The shop', to: paths.home }],
  },
  mail: {
    title: 'Test mail',
    hint: 'To the e-mail address of the shop.',
    links: [],
  },
};
