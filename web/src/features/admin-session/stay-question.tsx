import { useEffect } from 'react';
import { adminSessionEnd, useAdminToken } from '#entities/session/admin-token.ts';

const warningMilliseconds = 300_000;

/** Offers an active person to continue before the session ends. */
export function StayQuestion() {
  const token = useAdminToken();

  useEffect(() => {
    const end = adminSessionEnd();
    if (!token || end === undefined) return;
    const question = new AbortController();
    const { signal } = question;
    const untilAsked = end - warningMilliseconds;
    let workedAt = 0;
    let isAsked = false;
    async function ask(): Promise<void> {
      const { askToStay } = await import('./stay-signed-in.ts');
      await askToStay(signal);
    }
    // A person who is away is not asked, and reads later that the session has ended.
    function askWhoWorks(): void {
      const now = Date.now();
      if (isAsked || now < untilAsked || now >= (end ?? 0) || now - workedAt > warningMilliseconds) return;
      isAsked = true;
      ask().catch((error: unknown) => console.warn('Nobody was asked to stay signed in:', error));
    }
    function noteWork(): void {
      workedAt = Date.now();
      askWhoWorks();
    }
    const options = { capture: true, passive: true, signal };
    for (const input of ['keydown', 'pointerdown']) document.addEventListener(input, noteWork, options);
    const timer = setTimeout(askWhoWorks, Math.max(0, untilAsked - Date.now()));
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [token]);

  return null;
}
