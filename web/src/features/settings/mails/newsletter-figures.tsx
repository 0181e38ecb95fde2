import { plural, t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { rich } from '#components/labels/rich.ts';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { saveFile } from '#lib/browser/save-file.ts';

const failure = t('The subscribers could not be exported.');

/** The number of subscribers, and a file of the confirmed ones. */
export function NewsletterFigures() {
  const { data, isError } = useAdminQuery('GET /api/newsletter', {});
  const { busy, problem, run } = useCommand('form');

  const subscribers = data && (
    <strong>{plural(data.confirmed, '{count} subscriber', '{count} subscribers')}</strong>
  );

  async function save(): Promise<void> {
    const csv = await downloadAsAdmin('GET /api/newsletter/export', {});
    saveFile(t('newsletter.csv'), csv, 'text/csv;charset=utf-8');
  }

  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-sunken px-4 py-3">
      <p role="status" className="text-[0.9375rem]">
        {isError && t('The subscribers could not be counted.')}
        {data &&
          (data.waiting > 0
            ? rich('{subscribers}, and {count} not confirmed yet', { subscribers, count: data.waiting })
            : subscribers)}
      </p>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() =>
          void run({
            send: save,
            failed: failure,
            reasonOf: (error) => `${failure} ${downloadFailure(error)}`,
          })
        }
      >
        Export CSV
      </Button>
      {problem && (
        <p role="alert" className="text-sm failure-note">
          {problem}
        </p>
      )}
    </div>
  );
}
