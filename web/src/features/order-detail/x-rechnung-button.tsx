import { t } from '@bookstore/functions/shared/words/words';
import { CommandButton } from '#entities/command/command-button.tsx';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

/** Saves an invoice for a public buyer as the XML that its portal takes. */
export function XRechnungButton({ number }: { number: string }) {
  return (
    <CommandButton
      variant="secondary"
      aria-label={t('Download {number} as XRechnung', { number })}
      command={{
        send: () => downloadAsAdmin('GET /api/invoices/:number/x-rechnung', { params: { number } }),
        failed: t('No XRechnung'),
        reasonOf: downloadFailure,
        onDone: (xml) => saveBytes(`${number}.xml`, new TextEncoder().encode(xml), 'application/xml'),
      }}
    >
      XRechnung
    </CommandButton>
  );
}
