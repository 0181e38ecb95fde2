import type { AuditEntry, AuditPage } from '../../functions/src/shared/audit/audit.ts';
import { call } from './shop-api.ts';

export async function historyOf(token: string, query: Record<string, string> = {}): Promise<AuditPage> {
  const { status, body } = await call('GET', `/api/audit?${new URLSearchParams(query)}`, { token });
  if (status !== 200) throw new Error(`The history answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Newest first. */
export async function entriesAbout(token: string, about: string): Promise<AuditEntry[]> {
  return (await historyOf(token, { about })).entries;
}

export function inShort({ kind, action, by }: AuditEntry): string {
  return `${kind} ${action} by ${by}`;
}
