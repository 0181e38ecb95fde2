import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { t } from '@bookstore/functions/shared/words/words';
import { accountTexts } from '#config/account-texts.ts';
import { isNoConnection } from '#lib/no-connection.ts';

const wrongPassword = new Set<unknown>(['auth/wrong-password', 'auth/invalid-credential']);

/** Why the fresh sign-in failed; undefined for other errors. */
export function signInProblem(error: unknown, hasPassword: boolean): string | undefined {
  const code = errorCode(error);
  if (hasPassword && wrongPassword.has(code)) return t('The password is wrong.');
  if (code === 'auth/user-mismatch') return t('That is another account. Sign in with your own.');
  if (code === 'auth/too-many-requests') return t('Too many tries. Wait a few minutes, and try again.');
  return isNoConnection(error) ? accountTexts.noConnection : undefined;
}
