import type { Tools } from './tools.ts';

/** What the operator has answered, but for what is secret. */
export interface Answers {
  project: string;
  region: string;
  shopName: string;
  contact: string;
  /** As a code of ISO 3166. */
  country: string;
  /** The first one of the shop. */
  language: string;
  timeZone: string;
  /** As a code of ISO 4217. */
  currency: string;
  googleSignIn: boolean;
}

/** The secrets of the project. */
export const secretNames = [
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD_HASH',
  'SMTP_URL',
  'STRIPE_KEYS',
  'VOUCHER_KEY',
] as const;
export type SecretName = (typeof secretNames)[number];

/** What is handed on to the secrets of the project, and is kept nowhere else. */
export interface SecretAnswers {
  username: string;
  passwordHash: string;
  /** The address of the mail server with its login, or 'off'. */
  smtpUrl: string;
  /** Stripe's secret key, or 'off'. */
  stripeKey: string;
  /** What the codes of vouchers are made with, which no person is asked for. */
  voucherKey: string;
}

export interface Shop {
  answers: Answers;
  secrets: SecretAnswers;
  /** Where shoppers will reach it. */
  address: string;
  tools: Tools;
  /** Has Stripe tell the shop what is paid. @returns the key by which the shop knows that it is Stripe */
  registerEvents(stripeKey: string): Promise<string>;
}

/** One thing that a shop needs. It may have been done by an earlier run, or by hand. */
export interface Step {
  name: string;
  /** What is not there yet; nothing of a step that is done. */
  missing(shop: Shop): Promise<readonly string[]>;
  run(shop: Shop, missing: readonly string[]): Promise<void>;
}
