import { defineSecret } from 'firebase-functions/params';
import type { AdminLogin } from '../shared/admin.ts';
import { isPassword, isSameText } from './password.ts';

const username = defineSecret('ADMIN_USERNAME');
const passwordHash = defineSecret('ADMIN_PASSWORD_HASH');

/** The secrets that a deployed function must be given to know the admin. */
export const adminSecrets = [username, passwordHash];

/** Whether this is the admin. A wrong username costs the same work as a wrong password. */
export async function isAdmin(login: AdminLogin): Promise<boolean> {
  const isRightPassword = await isPassword(login.password, passwordHash.value());
  const isRightName = isSameText(login.username, username.value());
  return isRightPassword && isRightName;
}
