import { object, string } from 'yup';

/** What a shopper signs in with; only Firebase knows whether it is right. */
export const credentialsSchema = object({
  email: string().trim().required('Email is required'),
  password: string().required('Password is required'),
});
