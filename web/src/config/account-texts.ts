/** Texts of login, register and the new password. */
export const accountTexts = {
  loginSuccess: 'Login Successful!',
  loginFailure: 'Please provide a valid email and password',
  registerSuccess: 'User registered successfully!',
  registerFailure: 'please provide a valid email and password',
  passwordRule: 'At least 6 characters.',
  googleFailure: 'Google sign-in failed',
  googleInApp:
    'Google does not sign anybody in inside this app. Open this page in your browser, such as Safari or Chrome, by the menu of the app, or sign in with your e-mail address and a password here.',
  wholeAddress: 'Enter a whole e-mail address, such as ada@example.com',
  logoutFailure: 'You are still logged in',
  logoutFailureReason: 'The logout failed. Please try again.',
  newPasswordRequested:
    'If there is an account for this address, a mail with a link to a new password is on its way.',
  newPasswordFailure: 'The mail could not be sent. Please check the address and try again.',
  noConnection: 'The shop could not be reached. Please check your connection and try again.',
};
