import { expireAdminToken, readAdminToken } from './admin-token.ts';
import { ApiError, callApi } from './api.ts';

type ApiRequest = NonNullable<Parameters<typeof callApi>[1]>;

/**
 * Calls the API as the administrator. A session that the server no longer knows ends here, too.
 * @throws ApiError as `callApi` does; 401 at once when there is no token.
 */
export async function callAdminApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const token = readAdminToken();
  if (!token) throw new ApiError(401, 'There is no admin token on this browser');
  try {
    return await callApi<Answer>(path, { ...request, bearer: token });
  } catch (error) {
    if (error instanceof ApiError && error.failure === 401) await expireAdminToken(token);
    throw error;
  }
}
