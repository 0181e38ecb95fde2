import { boolean, object, string } from 'yup';
import { newVoucherKey } from '../deploy/voucher-key.ts';
import { countryName } from '../shared/delivery/countries.ts';
import { defaultCalendar, defaultCurrency } from '../shared/shop/shop-profile.ts';
import { usualTimeZone } from '../shared/shop/time-zones.ts';
import { knownLanguage } from '../shared/words/known-language.ts';
import { type Language, languageNames } from '../shared/words/languages.ts';
import { type Question, questions } from './questions.ts';
import type { Answers, SecretAnswers, SecretName } from './shop.ts';

export type Ask = (question: Question) => Promise<string>;

const stored = object({
  project: string().required(),
  region: string().required(),
  shopName: string().required(),
  contact: string().required(),
  country: string().required(),
  // Missing in answers of earlier versions.
  language: string().default('en'),
  timeZone: string().required(),
  currency: string().required(),
  googleSignIn: boolean().required(),
});

/** Answers of an earlier run; ignored by git, contains no secrets. */
export const answersFile = '.cache/setup.json';

/** Undefined for none, or unreadable ones. */
export function readAnswers(text: string | undefined): Answers | undefined {
  if (text === undefined) return undefined;
  try {
    return stored.validateSync(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The most common language of a country that the shop supports. */
function usualLanguage(country: string): Language {
  const code = /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().language : undefined;
  return knownLanguage(code) ?? 'en';
}

/** Asks for everything but secrets. For a project set up earlier, asks only to confirm its name. */
export async function askAnswers(ask: Ask, earlier: Answers | undefined): Promise<Answers> {
  const project = await ask({ ...questions.project, ...(earlier && { initial: earlier.project }) });
  if (earlier?.project === project) return earlier;
  const asked = {
    region: await ask(questions.region),
    shopName: await ask(questions.shopName),
    contact: await ask(questions.contact),
    country: (await ask(questions.country)).trim().toUpperCase(),
  };
  const proposed = usualLanguage(asked.country);
  const initial = usualTimeZone(asked.country) ?? defaultCalendar.timeZone;
  return {
    project,
    ...asked,
    language: await ask({ ...questions.language, initial: proposed }),
    timeZone: (await ask({ ...questions.timeZone, initial })).trim(),
    currency: (await ask(questions.currency)).trim().toUpperCase(),
    googleSignIn: (await ask(questions.googleSignIn)) === 'yes',
  };
}

/** Asks for secrets the project lacks; of the password only the hash is kept. */
export async function askSecrets(
  ask: Ask,
  stored: readonly SecretName[],
  hash: (password: string) => Promise<string>,
): Promise<SecretAnswers> {
  const answer = async (name: SecretName, question: Question) =>
    stored.includes(name) ? '' : (await ask(question)).trim() || 'off';
  return {
    username: await answer('ADMIN_USERNAME', questions.username),
    passwordHash: stored.includes('ADMIN_PASSWORD_HASH') ? '' : await hash(await ask(questions.password)),
    smtpUrl: await answer('SMTP_URL', questions.smtpUrl),
    stripeKey: await answer('STRIPE_KEYS', questions.stripeKey),
    voucherKey: newVoucherKey(),
  };
}

export const sampleAnswers: Answers = {
  project: 'my-book-store',
  region: 'us-central1',
  shopName: 'My Book Store',
  contact: 'hello@my-book-store.com',
  country: 'US',
  language: 'en',
  timeZone: 'America/New_York',
  currency: defaultCurrency.currency,
  googleSignIn: true,
};

export function inWords(answers: Answers): string {
  const { project, region, shopName, contact, country, timeZone, currency, googleSignIn } = answers;
  const language = languageNames[knownLanguage(answers.language) ?? 'en'];
  return [
    `  Shop      ${shopName}, ${contact}, in ${currency}`,
    `  Place     ${countryName(country)}, on the clock of ${timeZone}, in ${language}`,
    `  Project   ${project} in ${region}`,
    `  Sign-in   by e-mail${googleSignIn ? ' and with Google' : ''}`,
    '  Orders    a second unpaid one once the e-mail address is confirmed; Settings change that',
  ].join('\n');
}
