import type { Answers, SecretAnswers, Shop } from '../../../functions/src/setup/shop.ts';
import type { Tools } from '../../../functions/src/setup/tools.ts';

export const answers: Answers = {
  project: 'corner-books',
  region: 'europe-west3',
  shopName: 'Corner Books & Co.',
  contact: 'hello@corner-books.com',
  country: 'DE',
  language: 'de',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  googleSignIn: true,
};

/** No command, file or line of the terminal may contain one of them. */
export const secrets: SecretAnswers = {
  username: 'head-bookseller',
  passwordHash: 'the-hash-of-the-password',
  smtpUrl: `smtps://${['shop', 'open-sesame'].join(':')}@mail.corner-books.com:465`,
  stripeKey: ['rk', 'live', 'the_key_of_stripe'].join('_'),
  voucherKey: 'the-key-of-the-codes',
};

export const registerEvents = async () => 'whsec_the_key_of_events';

export function shopWith(tools: Tools): Shop {
  return { answers, secrets, address: 'https://corner-books.web.app', tools, registerEvents };
}
