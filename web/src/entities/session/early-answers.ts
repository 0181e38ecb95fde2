import type { CallName } from '@bookstore/functions/shared/api-calls';
import { sendCall } from '#lib/api.ts';
import { readAdminToken } from './admin-token.ts';

const asked = new Map<CallName, { answer: ReturnType<typeof sendCall>; bearer: string }>();

/** Makes calls of the dashboard that take no input before the page is there that needs them. */
export function askEarly(names: readonly CallName[]): void {
  const bearer = readAdminToken();
  if (!bearer) return;
  for (const name of names) {
    const answer = sendCall(name, {}, { bearer });
    // A failure is reported to the page that takes the answer.
    answer.catch(() => undefined);
    asked.set(name, { answer, bearer });
  }
}

/** What was asked early in the same session: each answer once, since it soon is of the past. */
export function takeEarly(name: CallName, bearer: string): ReturnType<typeof sendCall> | undefined {
  const early = asked.get(name);
  asked.delete(name);
  return early?.bearer === bearer ? early.answer : undefined;
}
