import type { CallName } from '@bookstore/functions/shared/api-calls';

declare global {
  interface Window {
    /** What the dashboard's document has asked for itself (`web/ssr/start-desk.ts`), by address, and in which session. */
    earlyCalls?: { bearer: string; answers: Map<string, Promise<Response>> };
  }
}

/** What was asked early in the same session: each answer once, since it soon is of the past. */
export function takeEarly(name: CallName, bearer: string): Promise<Response> | undefined {
  const address = name.replace('GET ', '');
  const { earlyCalls } = window;
  const answer = earlyCalls?.answers.get(address);
  earlyCalls?.answers.delete(address);
  return earlyCalls?.bearer === bearer ? answer : undefined;
}
