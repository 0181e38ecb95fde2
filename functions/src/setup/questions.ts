import { adminLoginSchema } from '../shared/people/admin.ts';
import { settingsEditSchema } from '../shared/shop/settings.ts';
import { defaultCurrency, defaultFrame } from '../shared/shop/shop-profile.ts';
import { languageCodes } from '../shared/words/known-language.ts';
import { languageNames } from '../shared/words/languages.ts';
import { regions } from './regions.ts';
import {
  wrongBy,
  wrongContact,
  wrongPassword,
  wrongProject,
  wrongServer,
  wrongStripeKey,
} from './wrong-answers.ts';

export interface Question {
  message: string;
  /** How it is asked: what is secret is not shown while it is typed. */
  kind: 'text' | 'secret' | 'choice' | 'yes-no';
  initial?: string;
  choices?: readonly { value: string; name: string }[];
  /** What is wrong with an answer, in a sentence. */
  wrong?(answer: string): string | undefined;
}

export const questions = {
  project: {
    message: 'Firebase project, new or your own (https://<project>.web.app)',
    kind: 'text',
    wrong: wrongProject,
  },
  region: {
    message: 'Region, near your shoppers; it cannot change later',
    kind: 'choice',
    choices: regions,
    initial: 'us-central1',
  },
  shopName: {
    message: 'Name of the shop',
    kind: 'text',
    initial: defaultFrame.shopName,
    wrong: wrongBy(settingsEditSchema, 'shopName'),
  },
  contact: {
    message: 'Contact address, from which mails come',
    kind: 'text',
    wrong: wrongContact,
  },
  country: {
    message: 'Country of the shop, as two letters such as US or DE',
    kind: 'text',
    wrong: (answer) => wrongBy(settingsEditSchema, 'country')(answer.trim().toUpperCase()),
  },
  language: {
    message: 'Language of the shop; Settings add others',
    kind: 'choice',
    choices: languageCodes.map((code) => ({ value: code, name: languageNames[code] })),
  },
  timeZone: {
    message: 'Time zone, by whose clock its days begin',
    kind: 'text',
    wrong: (answer) => wrongBy(settingsEditSchema, 'timeZone')(answer.trim()),
  },
  currency: {
    message: 'Currency of the shop, as three letters such as USD or EUR',
    kind: 'text',
    initial: defaultCurrency.currency,
    wrong: (answer) => wrongBy(settingsEditSchema, 'currency')(answer.trim().toUpperCase()),
  },
  googleSignIn: { message: 'May shoppers sign in with Google, too?', kind: 'yes-no', initial: 'yes' },
  username: {
    message: 'Owner’s name for the dashboard',
    kind: 'text',
    initial: 'owner',
    wrong: wrongBy(adminLoginSchema, 'username'),
  },
  password: {
    message: 'Owner’s password for the dashboard, 12 characters or more',
    kind: 'secret',
    wrong: wrongPassword,
  },
  smtpUrl: {
    message: 'Mail server, smtps://$USER:$PASSWORD@$HOST:465 (empty: no mails)',
    kind: 'secret',
    wrong: wrongServer,
  },
  stripeKey: {
    message: 'Secret key of Stripe, sk_live_… or rk_live_… (empty: nothing is paid online)',
    kind: 'secret',
    wrong: wrongStripeKey,
  },
} as const satisfies Record<string, Question>;

/** The last of them, once everything is known. */
export const goOn: Question = { message: 'Set this shop up?', kind: 'yes-no', initial: 'yes' };
