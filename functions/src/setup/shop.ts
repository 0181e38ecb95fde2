import type { Tools } from './tools.ts';

/** The operator's answers, without secrets. */
export interface Answers {
  project: string;
  region: string;
  shopName: string;
  contact: string;
  /** ISO 3166 code. */
  country: string;
  language: string;
  timeZone: string;
  /** ISO 4217 code. */
  currency: string;
  googleSignIn: boolean;
}

export const secretNames = [
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD_HASH',
  'SMTP_URL',
  'STRIPE_KEYS',
  'VOUCHER_KEY',
] as const;
export type SecretName = (typeof secretNames)[number];

/** Passed on to the project's secrets and stored nowhere else. */
export interface SecretAnswers {
  username: string;
  passwordHash: string;
  /** Address of the mail server with login, or 'off'. */
  smtpUrl: string;
  /** Stripe's secret key, or 'off'. */
  stripeKey: string;
  /** Generated key for voucher codes. */
  voucherKey: string;
}

export interface Shop {
  answers: Answers;
  secrets: SecretAnswers;
  address: string;
  tools: Tools;
  /** Registers Stripe's webhook. @returns its signing key */
  registerEvents(stripeKey: string): Promise<string>;
}

/** An idempotent step, possibly done by an earlier run or by hand. */
export interface Step {
  name: string;
  /** What is still missing; empty for a step that is done. */
  missing(shop: Shop): Promise<readonly string[]>;
  run(shop: Shop, missing: readonly string[]): Promise<void>;
}
