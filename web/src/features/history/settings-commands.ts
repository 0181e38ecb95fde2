import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { isNotFound } from '#lib/api.ts';

/** The replaced settings; absent when the shop no longer keeps them. */
export function usePastSettings(id: string) {
  const { data, error, isError, refetch } = useApiQuery({
    queryKey: ['GET /api/settings/past/:id', { params: { id } }],
    queryFn: async ({ signal }) => {
      try {
        return (await callAdminApi('GET /api/settings/past/:id', { params: { id } }, signal)).settings;
      } catch (failure) {
        if (isNotFound(failure)) return null;
        throw failure;
      }
    },
    staleTime: 0,
  });
  if (isError) console.warn('The former settings were not loaded:', error);
  return { past: data, isGone: data === null, isError, reload: refetch };
}

/** A change of its own. @throws ApiError 412 when the settings were changed since the version */
export function putBack(past: SettingsEdit, version: number) {
  return callAdminApi('PUT /api/settings', { body: past, headers: { 'If-Match': `"${version}"` } });
}
