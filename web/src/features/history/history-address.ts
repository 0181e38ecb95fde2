import { listedKinds } from '@bookstore/functions/shared/audit/audit';
import type { AuditQuery } from '@bookstore/functions/shared/audit/audit-query';

const names = ['about', 'q', 'by', 'kind', 'after'] as const;

export function readHistoryQuery(parameters: URLSearchParams): AuditQuery {
  const given = names.flatMap((name) => {
    const value = parameters.get(name)?.trim();
    const isKnown = name !== 'kind' || listedKinds('owner').some((kind) => kind === value);
    return value && isKnown ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

export function historySearch(query: AuditQuery): string {
  const given = names.flatMap((name) => {
    const value = query[name];
    return value ? [[name, value]] : [];
  });
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
