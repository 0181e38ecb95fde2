import type { CallName } from '@bookstore/functions/shared/api-calls';

declare global {
  interface Window {
    /**
     * What the dashboard's document itself has asked for (`web/ssr/start-desk.ts`), by address, and in which session.
     */
    earlyCalls?: { bearer: string; answers: Map<string, Promise<Response>> };
  }
}

/** Of the same session only, and each answer once, since it soon is outdated. */
export function takeEarly(name: CallName, bearer: string): Promise<Response> | undefined {
  const address = name.replace('GET ', '');
  const { earlyCalls } = window;
  const answer = earlyCalls?.answers.get(address);
  earlyCalls?.answers.delete(address);
  return earlyCalls?.bearer === bearer ? answer : undefined;
}
