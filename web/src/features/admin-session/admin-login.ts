import type { AdminLogin } from '@bookstore/functions/shared/people/admin';
import { browserData } from '#entities/api-data/browser-data.ts';
import { storeAdminToken } from '#entities/session/admin-token.ts';
import { callApi } from '#lib/api.ts';

/** Begins the administrator's session. @throws ApiError when the username or the password is wrong; Error when the answer has no token. */
export async function loginAdmin(credentials: AdminLogin): Promise<void> {
  const { token } = await callApi('POST /api/auth/admin', { body: credentials });
  // A proxy between the browser and the shop may have answered in its place.
  if (typeof token !== 'string' || token === '') throw new Error('The answer to the login has no token');
  // The data that another person of the dashboard was shown on this browser.
  browserData.clear();
  storeAdminToken(token);
}
