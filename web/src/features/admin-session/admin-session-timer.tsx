import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import {
  adminSessionEnd,
  expireAdminToken,
  onAdminExpiry,
  useAdminToken,
} from '#entities/session/admin-token.ts';
import { showFailure } from '#lib/alerts.ts';

/**
 * Ends the administrator's session after one hour, on any page, with a dialog. `StayQuestion` first offers to continue.
 */
export function AdminSessionTimer() {
  const token = useAdminToken();
  const navigate = useNavigate();

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

  return null;
}
