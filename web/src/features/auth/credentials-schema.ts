import { t } from '@bookstore/functions/shared/words/words';
import { object, string } from 'yup';
import { accountTexts } from '#config/account-texts.ts';

const email = string().trim().required(t('Email is required'));

/** Only Firebase knows whether they are right. */
export const credentialsSchema = object({
  email,
  password: string().required(t('Password is required')),
});

/** Checked here, since the provider answers the same for every address. */
export const addressSchema = object({
  email: email.email(accountTexts.wholeAddress),
});
