import { isReachable } from '../deploy/reachable-contact.ts';
import { adminLoginSchema } from '../shared/people/admin.ts';
import { personLimits } from '../shared/people/person.ts';
import { settingsEditSchema } from '../shared/shop/settings.ts';
import { defaultCurrency, defaultFrame } from '../shared/shop/shop-profile.ts';
import { languageCodes } from '../shared/words/known-language.ts';
import { languageNames } from '../shared/words/languages.ts';

export interface Question {
  message: string;
  /** A secret is not echoed. */
  kind: 'text' | 'secret' | 'choice' | 'yes-no';
  initial?: string;
  choices?: readonly { value: string; name: string }[];
  wrong?(answer: string): string | undefined;
}

/** Regions that offer Cloud Functions, Firestore, Storage and Cloud Scheduler. */
const regions = Object.entries({
  'us-central1': 'Iowa',
  'us-east1': 'South Carolina',
  'us-west1': 'Oregon',
  'northamerica-northeast1': 'Montréal',
  'southamerica-east1': 'São Paulo',
  'europe-west1': 'Belgium',
  'europe-west2': 'London',
  'europe-west3': 'Frankfurt',
  'europe-west4': 'Netherlands',
  'asia-northeast1': 'Tokyo',
  'asia-south1': 'Mumbai',
  'asia-southeast1': 'Singapore',
  'australia-southeast1': 'Sydney',
}).map(([value, place]) => ({ value, name: `${value} (${place})` }));

interface Validated {
  validateSyncAt(path: string, value: object): unknown;
}

function wrongBy(schema: Validated, path: string): (answer: string) => string | undefined {
  return (answer) => {
    try {
      schema.validateSyncAt(path, { [path]: answer });
      return answer.trim() === '' ? 'An answer is needed.' : undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

const wrongCode = (path: string) => (answer: string) =>
  wrongBy(settingsEditSchema, path)(answer.trim().toUpperCase());

const wrongUnless = (isRight: (answer: string) => boolean, sentence: string) => (answer: string) =>
  isRight(answer) ? undefined : sentence;

/** For options that accept 'off'. */
const wrongUnlessOff = (isRight: (answer: string) => boolean, sentence: string) =>
  wrongUnless((answer) => ['', 'off'].includes(answer.trim()) || isRight(answer.trim()), sentence);

const { min, max } = personLimits.password;

export const questions = {
  project: {
    message: 'Firebase project, new or your own (https://<project>.web.app)',
    kind: 'text',
    wrong: wrongUnless(
      (answer) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(answer),
      'It has 6 to 30 small letters, digits and hyphens; the first is a letter.',
    ),
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
    wrong: (answer) =>
      wrongBy(settingsEditSchema, 'contactEmail')(answer) ??
      wrongUnless(isReachable, 'No mail reaches this address: it is for examples.')(answer),
  },
  country: {
    message: 'Country of the shop, as two letters such as US or DE',
    kind: 'text',
    wrong: wrongCode('country'),
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
    wrong: wrongCode('currency'),
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
    wrong: wrongUnless(
      ({ length }) => length >= min && length <= max,
      `It must have ${min} to ${max} characters.`,
    ),
  },
  smtpUrl: {
    message: 'Mail server, smtps://$USER:$PASSWORD@$HOST:465 (empty: no mails)',
    kind: 'secret',
    wrong: wrongUnlessOff(
      (answer) => /^smtps?:\/\/[^\s/]+$/.test(answer) && URL.canParse(answer),
      'It reads smtps://$USER:$PASSWORD@$HOST:465, or smtp://…:587.',
    ),
  },
  stripeKey: {
    message: 'Secret key of Stripe, sk_live_… or rk_live_… (empty: nothing is paid online)',
    kind: 'secret',
    wrong: wrongUnlessOff(
      (answer) => /^[sr]k_(?:live|test)_\w+$/.test(answer),
      'It begins with sk_live_ or rk_live_: Stripe’s dashboard shows it under Developers › API keys.',
    ),
  },
} as const satisfies Record<string, Question>;

export const goOn: Question = { message: 'Set this shop up?', kind: 'yes-no', initial: 'yes' };
