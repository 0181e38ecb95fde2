import type { AdminLogin } from '@bookstore/functions/shared/people/admin';
import { browserData } from '#entities/api-data/browser-data.ts';
import { adminUsername, storeAdminToken } from '#entities/session/admin-token.ts';
import { callApi } from '#lib/api.ts';

/** @throws ApiError when the username or the password is wrong; Error when the answer has no token */
async function newToken(credentials: AdminLogin): Promise<string> {
  const { token } = await callApi('POST /api/auth/admin', { body: credentials });
  // A proxy between the browser and the shop may have answered in its place.
  if (typeof token !== 'string' || token === '') throw new Error('The answer to the login has no token');
  return token;
}

/** @throws as `newToken` does */
export async function loginAdmin(credentials: AdminLogin): Promise<void> {
  const token = await newToken(credentials);
  // Data on this browser that belongs to another person of the dashboard.
  browserData.clear();
  storeAdminToken(token, credentials.username);
}

/** Renews the session of the same person; the page and its data stay. @throws as `newToken` does */
export async function continueSession(credentials: AdminLogin): Promise<void> {
  const token = await newToken(credentials);
  // Another person may have signed in meanwhile, in another tab.
  if (adminUsername() === credentials.username) storeAdminToken(token, credentials.username);
}
