import { t } from '@bookstore/functions/shared/words/words';
export const accountTexts = {
  loginSuccess: t('Login Successful!'),
  loginFailure: t('Please provide a valid email and password'),
  registerSuccess: t('User registered successfully!'),
  registerFailure: t('please provide a valid email and password'),
  passwordRule: t('At least 6 characters.'),
  googleFailure: t('Google sign-in failed'),
  googleInApp: t(
    'Google does not sign anybody in inside this app. Open this page in your browser, such as Safari or Chrome, by the menu of the app, or sign in with your e-mail address and a password here.',
  ),
  wholeAddress: t('Enter a whole e-mail address, such as ada@example.com'),
  logoutFailure: t('You are still logged in'),
  logoutFailureReason: t('The logout failed. Please try again.'),
  newPasswordRequested: t(
    'If there is an account for this address, a mail with a link to a new password is on its way.',
  ),
  newPasswordFailure: t('The mail could not be sent. Please check the address and try again.'),
  noConnection: t('The shop could not be reached. Please check your connection and try again.'),
};
