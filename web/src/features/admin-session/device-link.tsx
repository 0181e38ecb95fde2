import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { ApiError, callApi } from '#lib/api.ts';

const success = t('This browser is known now: sign in with your username and password.');
const spent = t('This link was used before or has run out. Make a new one.');
const unchecked = t('This link could not be checked. Open it again in a moment.');

async function sendCode(code: string): Promise<string> {
  try {
    await callApi('POST /api/auth/device', { body: { code } });
    return success;
  } catch (error) {
    console.warn('The device link was not accepted:', error instanceof ApiError ? error.failure : error);
    const isRefused = error instanceof ApiError && (error.failure === 404 || error.failure === 400);
    return isRefused ? spent : unchecked;
  }
}

/** Redeems the one-time code of `/admin#device=<code>` only on a press, since mail scanners open links, too. */
export function DeviceLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1)).get('device');
    if (!given) return;
    setCode(given);
    setOutcome('');
    navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  async function use(): Promise<void> {
    setBusy(true);
    setOutcome(await sendCode(code));
    setCode('');
    setBusy(false);
  }

  return (
    <div role="status">
      {code && (
        <Button variant="secondary" busy={busy} onClick={() => void use()} className="mb-6 w-full">
          Make this browser known
        </Button>
      )}
      {outcome && <p className="mb-6 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem]">{outcome}</p>}
    </div>
  );
}
