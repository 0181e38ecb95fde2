import { useEffect, useState } from 'react';
import type { CallKey } from '#lib/query-client.ts';
import { useQueryCache } from './use-api-data.ts';

/** Where the server leaves the result of a form sent without JavaScript. No query asks for it. */
export const sentFormKey: CallKey = ['POST /api/withdrawals', {}];

/** Undefined when no form was sent to this page. */
export function useSentForm<Sent>(): Sent | undefined {
  const cache = useQueryCache();
  const [sent] = useState(() => cache.getQueryData<Sent>(sentFormKey));
  // Another visit of the page begins anew.
  useEffect(() => cache.removeQueries({ queryKey: sentFormKey }), [cache]);
  return sent;
}
