import { object, string } from 'yup';
import { accountTexts } from '#config/account-texts.ts';

const email = string().trim().required('Email is required');

/** What a shopper signs in with; only Firebase knows whether it is right. */
export const credentialsSchema = object({
  email,
  password: string().required('Password is required'),
});

/** Where a mail is sent to: complained about before the provider says the same of every address that it does not know. */
export const addressSchema = object({
  email: email.email(accountTexts.wholeAddress),
});
