import type { OwnVoucher } from '@bookstore/functions/shared/voucher/voucher';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { failureWords } from '#entities/command/failure-words.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { showFailure } from '#lib/alerts.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

async function loadCard(id: string): Promise<Uint8Array> {
  const readBody = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  return callShopperApi('GET /api/vouchers/own/:id/card', { params: { id } }, undefined, { readBody });
}

export function CardButton({ voucher, isMain = false }: { voucher: OwnVoucher; isMain?: boolean }) {
  const [busy, setBusy] = useState(false);
  const { _id, number } = voucher;

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveBytes(`${number}.pdf`, await loadCard(_id), 'application/pdf');
    } catch (error) {
      console.warn('The card was not loaded:', error);
      await showFailure(t('The card could not be loaded'), failureWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      busy={busy}
      aria-label={isMain ? undefined : t('Card of {number} as PDF', { number })}
      onClick={() => void save()}
    >
      {isMain ? t('Print the card (PDF)') : t('Card as PDF')}
    </Button>
  );
}
