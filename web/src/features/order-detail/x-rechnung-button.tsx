import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

/** Saves an invoice for a public buyer as the XML that its portal takes. */
export function XRechnungButton({ number }: { number: string }) {
  const { busy, run } = useCommand();
  const save = () =>
    run({
      send: () => downloadAsAdmin('GET /api/invoices/:number/x-rechnung', { params: { number } }),
      failed: t('No XRechnung'),
      reasonOf: downloadFailure,
      onDone: (xml) => saveBytes(`${number}.xml`, new TextEncoder().encode(xml), 'application/xml'),
    });
  return (
    <Button
      variant="secondary"
      busy={busy}
      aria-label={t('Download {number} as XRechnung', { number })}
      onClick={() => void save()}
    >
      XRechnung
    </Button>
  );
}
