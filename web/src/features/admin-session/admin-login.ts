import type { AdminLogin } from '@bookstore/functions/shared/admin';
import { callAdminApi } from '#lib/admin-api.ts';
import { removeAdminToken, storeAdminToken } from '#lib/admin-token.ts';
import { callApi } from '#lib/api.ts';

/** Begins the administrator's session. @throws ApiError when the username or the password is wrong. */
export async function loginAdmin(credentials: AdminLogin): Promise<void> {
  const { token } = await callApi<{ token: string }>('/auth/admin', { method: 'POST', body: credentials });
  storeAdminToken(token);
}

/** Ends the session on the server and on this browser; on this browser also when the server cannot be reached. */
export async function logoutAdmin(): Promise<void> {
  const ended = callAdminApi('/auth/admin', { method: 'DELETE' });
  removeAdminToken();
  try {
    await ended;
  } catch (error) {
    console.warn('The server did not hear of the log-out; the session ends there with its hour:', error);
  }
}
