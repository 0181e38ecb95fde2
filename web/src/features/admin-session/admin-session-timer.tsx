import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import {
  adminSessionEnd,
  expireAdminToken,
  onAdminExpiry,
  useAdminToken,
} from '#entities/session/admin-token.ts';
import { showFailure } from '#lib/alerts.ts';

const warningMilliseconds = 300_000;

/**
 * Ends the administrator's session after its hour, on any page: shows one dialog and opens the home page. Who works is
 * asked before whether it goes on.
 */
export function AdminSessionTimer() {
  const token = useAdminToken();
  const navigate = useNavigate();
  const isAtDesk = useLocation().pathname.startsWith(paths.dashboard);

  useEffect(
    () =>
      onAdminExpiry(() => {
        navigate(paths.home);
        void showFailure(t('Token has been expired!,Plesase login again'));
      }),
    [navigate],
  );

  useEffect(() => {
    if (!token) return;
    const end = adminSessionEnd();
    if (end === undefined) return;
    const checked = token;
    function check(): void {
      if (end !== undefined && Date.now() >= end) void expireAdminToken(checked);
    }
    const timer = setTimeout(check, Math.max(0, end - Date.now()));
    // Timers stop while a computer sleeps: check again when it wakes.
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
    };
  }, [token]);

  useEffect(() => {
    const end = adminSessionEnd();
    if (!token || end === undefined || !isAtDesk) return;
    const question = new AbortController();
    const { signal } = question;
    const untilAsked = end - warningMilliseconds;
    let workedAt = 0;
    let isAsked = false;
    async function ask(): Promise<void> {
      const { askToStay } = await import('./stay-signed-in.ts');
      await askToStay(signal);
    }
    // Who is away is not asked, and finds the end of the hour told.
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
  }, [token, isAtDesk]);

  return null;
}
