import type { BankFile } from '@bookstore/functions/shared/order/bank-file';
import { t } from '@bookstore/functions/shared/words/words';
import { useId, useState } from 'react';
import { fileInputClasses } from '#components/forms/file-input-classes.ts';
import { Card } from '#components/layout/card.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { JobRow, JobSteps } from '#entities/posting/job-steps.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import {
  bankFileProblem,
  type ChosenFile,
  countedPayments,
  readChosen,
  workOnBankFile,
} from './bank-file-commands.ts';
import { BankPreview } from './bank-preview.tsx';

export function BankFiles({ onChanged }: { onChanged: () => unknown }) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const { data: files = [], refetch } = useAdminQuery('GET /api/cash/bank-files', {});
  const changed = () => Promise.all([refetch(), onChanged()]);
  return (
    <>
      <Card title="Money of the bank’s file" className="print:hidden">
        <ChooseBankFile onRead={setChosen} />
        {files.length > 0 && (
          <ul
            aria-label="The last files of the bank"
            className="mt-4 divide-y divide-line border-t border-line"
          >
            {files.map((file) => (
              <PastBankFile key={file.id} file={file} onChanged={() => void changed()} />
            ))}
          </ul>
        )}
      </Card>
      {chosen && (
        <BankPreview
          key={chosen.opened}
          chosen={chosen}
          onRead={setChosen}
          onLeave={() => setChosen(undefined)}
          onBooked={async () => {
            await changed();
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
}

function ChooseBankFile({ onRead }: { onRead: (chosen: ChosenFile) => void }) {
  const id = useId();
  const { busy, problem, setProblem, run } = useCommand('form');
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        CAMT.053 or CSV file
      </label>
      <input
        id={id}
        type="file"
        accept=".xml,.csv,.txt,.camt,text/csv,text/xml,application/xml"
        disabled={busy}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        className={fileInputClasses}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (!file) return;
          const fault = bankFileProblem(file);
          if (fault) return setProblem(fault);
          void run({ send: () => readChosen(file), failed: t('The file was not read'), onDone: onRead });
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        You see what each payment is for before anything is booked. A payment that was booked already is
        recognised.
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 failure-note">
          {problem}
        </p>
      )}
    </>
  );
}

function PastBankFile({ file, onChanged }: { file: BankFile; onChanged: () => void }) {
  const { id, name, payments, cents, count, kept } = file;
  const money = useOrderMoney(file);
  return (
    <JobRow job={file} title={`${countedPayments(payments)} · ${money.text(cents)}`} note={name}>
      <JobSteps
        job={file}
        name={t('the payments of {name}', { name })}
        word={t('booking')}
        undoText={t(
          'Each payment is given back in the books. An order whose money was noted since stays as it is, and is named.',
        )}
        kept={kept.map(({ number, reason }, at) => ({
          key: `${number} ${at}`,
          text: `${number}: ${reason}`,
        }))}
        doneText={(done) => t('{done} of {count} done', { done, count })}
        work={(step, onProgress) => workOnBankFile(step, id, onProgress)}
        onChanged={onChanged}
      />
    </JobRow>
  );
}
