import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, callApi } from '#lib/api.ts';

const known = 'This browser is known now: sign in with your username and password.';
const spent = 'This link was used before or has run out. Make a new one.';
const unchecked = 'This link could not be checked. Open it again in a moment.';

async function sendCode(code: string): Promise<string> {
  try {
    await callApi('POST /api/auth/device', { body: { code } });
    return known;
  } catch (error) {
    console.warn('The device link was not accepted:', error instanceof ApiError ? error.failure : error);
    const isRefused = error instanceof ApiError && (error.failure === 404 || error.failure === 400);
    return isRefused ? spent : unchecked;
  }
}

/** Uses the one-time code of `/admin#device=<code>` and says what came of it; without a code it shows nothing. */
export function DeviceLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const sentCode = useRef<string>(undefined);
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    const code = new URLSearchParams(hash.slice(1)).get('device');
    // React runs an effect twice in development, and a code is good for one call.
    if (!code || code === sentCode.current) return;
    sentCode.current = code;
    navigate({ hash: '' }, { replace: true });
    void sendCode(code).then(setOutcome);
  }, [hash, navigate]);

  return (
    <div role="status">
      {outcome && <p className="mb-6 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem]">{outcome}</p>}
    </div>
  );
}
