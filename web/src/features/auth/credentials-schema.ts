import { t } from '@bookstore/functions/shared/words/words';
import { object, string } from 'yup';
import { accountTexts } from '#config/account-texts.ts';

const email = string().trim().required(t('Email is required'));

/** The fields of a sign-in; only Firebase knows whether they are right. */
export const credentialsSchema = object({
  email,
  password: string().required(t('Password is required')),
});

/** The address of a mail: checked here, since the provider's answer is the same for every address. */
export const addressSchema = object({
  email: email.email(accountTexts.wholeAddress),
});
