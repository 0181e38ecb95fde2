import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { saveBytes } from '#lib/browser/save-file.ts';
import type { Shopper } from '#lib/firebase/auth.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteAccount } from './delete-account.tsx';

interface OwnAccountProps {
  shopper: Shopper;
  /** Signs this browser out and leads away. */
  onLeave: () => Promise<void>;
}

const methodNames: Partial<Record<string, string>> = { password: 'Password', 'google.com': 'Google' };

/** More than an answer usually takes: the file may hold many years. */
const exportMs = 60_000;

async function saveOwnData(): Promise<void> {
  const timeout = AbortSignal.timeout(exportMs);
  const data = await callShopperApi('GET /api/account/export', {}, undefined, { timeout });
  const text = JSON.stringify(data, null, 2);
  saveBytes('my-data.json', new TextEncoder().encode(text), 'application/json');
}

export function OwnAccount({ shopper, onLeave }: OwnAccountProps) {
  const [busy, setBusy] = useState<'export' | 'sign-out'>();

  async function run(
    what: 'export' | 'sign-out',
    failure: string,
    done: string,
    action: () => Promise<void>,
  ) {
    setBusy(what);
    try {
      await action();
      await showToast(done);
    } catch (error) {
      console.warn(failure, error);
      await showFailure(failure, apiErrorOf(error)?.message ?? 'We have no answer from the shop. Try again.');
    } finally {
      setBusy(undefined);
    }
  }

  async function signOutEverywhere() {
    await callShopperApi('POST /api/account/sign-out', {});
    await onLeave();
  }

  const methods = shopper.signInMethods.map((method) => methodNames[method] ?? method);
  return (
    <>
      <dl className="mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">E-mail address</dt>
        <dd>
          <BreakableEmail email={shopper.email ?? ''} />
        </dd>
        <dt className="text-muted">You sign in with</dt>
        <dd>{methods.join(', ')}</dd>
      </dl>
      <AccountSection title="Your data">
        <p>
          One file with your account, your orders with the numbers of their invoices, and our mails to you.
        </p>
        <Button
          variant="secondary"
          busy={busy === 'export'}
          onClick={() => void run('export', 'Your data was not exported', 'Your data is saved', saveOwnData)}
        >
          Export my data
        </Button>
      </AccountSection>
      <AccountSection title="Your devices">
        <p>A device was lost, or is shared? This ends every sign-in, also the one here.</p>
        <Button
          variant="secondary"
          busy={busy === 'sign-out'}
          onClick={() =>
            void run(
              'sign-out',
              'You are still signed in',
              'You are signed out everywhere',
              signOutEverywhere,
            )
          }
        >
          Sign out everywhere
        </Button>
      </AccountSection>
      <DeleteAccount hasPassword={shopper.signInMethods.includes('password')} onDeleted={onLeave} />
    </>
  );
}
