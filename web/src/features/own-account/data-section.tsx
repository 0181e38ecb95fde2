import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { saveBytes } from '#lib/browser/save-file.ts';
import { AccountRow, AccountRows, AccountSection } from './account-section.tsx';

/** Longer than usual: the file may hold many years. */
const exportMs = 60_000;

async function saveOwnData(): Promise<void> {
  const timeout = AbortSignal.timeout(exportMs);
  const data = await callShopperApi('GET /api/account/export', {}, undefined, { timeout });
  const text = JSON.stringify(data, null, 2);
  saveBytes(t('my-data.json'), new TextEncoder().encode(text), 'application/json');
}

export function DataSection({ onLeave }: { onLeave: () => Promise<void> }) {
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
      await showFailure(
        failure,
        apiErrorOf(error)?.message ?? t('We have no answer from the shop. Try again.'),
      );
    } finally {
      setBusy(undefined);
    }
  }

  async function signOutEverywhere() {
    await callShopperApi('POST /api/account/sign-out', {});
    await onLeave();
  }

  return (
    <AccountSection title="Your data and devices" anchor="data">
      <AccountRows>
        <AccountRow
          label="Your data"
          value={t(
            'One file with your account, your lists and addresses, your orders with the numbers of their invoices, and our mails to you.',
          )}
          action={
            <Button
              variant="secondary"
              busy={busy === 'export'}
              onClick={() =>
                void run('export', t('Your data was not exported'), t('Your data is saved'), saveOwnData)
              }
            >
              Export my data
            </Button>
          }
        />
        <AccountRow
          label="Your devices"
          value={t('A device was lost, or is shared? This ends every sign-in, also the one here.')}
          action={
            <Button
              variant="secondary"
              busy={busy === 'sign-out'}
              onClick={() =>
                void run(
                  'sign-out',
                  t('You are still signed in'),
                  t('You are signed out everywhere'),
                  signOutEverywhere,
                )
              }
            >
              Sign out everywhere
            </Button>
          }
        />
      </AccountRows>
    </AccountSection>
  );
}
