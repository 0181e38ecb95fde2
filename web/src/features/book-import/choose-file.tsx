import { t } from '@bookstore/functions/shared/words/words';
import { useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { fileInputClasses } from '#components/forms/file-input-classes.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { fileProblem, isSpreadsheet, sheetsOf, type UploadedFile, uploadFile } from './import-commands.ts';
import { ImportStep } from './import-step.tsx';

interface ChooseFileProps {
  onUploaded: (file: UploadedFile) => void;
}

export function ChooseFile({ onUploaded }: ChooseFileProps) {
  const id = useId();
  const { problem, setProblem, run } = useCommand('form');
  const [uploaded, setUploaded] = useState<number>();
  const [sheets, setSheets] = useState<readonly File[]>([]);

  /** For a spreadsheet with several sheets, one is chosen first. */
  async function uploadSheet(file: File): Promise<UploadedFile | undefined> {
    const [first = file, ...others] = isSpreadsheet(file) ? await sheetsOf(file) : [file];
    if (others.length === 0) return uploadFile(first, setUploaded);
    setSheets([first, ...others]);
    return undefined;
  }

  async function choose(file: File): Promise<void> {
    const fault = fileProblem(file);
    setSheets([]);
    if (fault) return setProblem(fault);
    setUploaded(0);
    await run({
      send: () => uploadSheet(file),
      failed: t('The file was not uploaded'),
      onDone: (bookImport) => bookImport && onUploaded(bookImport),
      onEnd: () => setUploaded(undefined),
    });
  }

  return (
    <ImportStep step={t('File')} title="Import books from a file">
      <p className="mb-4 max-w-prose text-[0.9375rem] text-muted">
        Choose a CSV or Excel file as your wholesaler, your spreadsheet, Goodreads, Shopify or WooCommerce
        saves it, with the names of the columns in its first line and one book on each other line, or an ONIX
        3.0 file of a publisher. You see what the file would do before anything changes.
      </p>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        CSV, Excel or ONIX file
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.xlsx,.txt,.xml,.onx,text/csv,text/plain,text/xml,application/xml"
        disabled={uploaded !== undefined}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        className={`${fileInputClasses} rounded-card! border-2! border-dashed py-8!`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // So that the same file can be chosen again, corrected.
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        Choose it, or drop it on the box. Up to 50 MB and 100,000 books
      </p>
      <p role="status" className="mt-2 text-sm">
        {uploaded !== undefined && t('Uploading: {percent} %', { percent: Math.floor(uploaded * 100) })}
      </p>
      {sheets.length > 0 && (
        <fieldset className="mt-4 flex flex-wrap items-center gap-3">
          <legend className="mb-2">Which sheet?</legend>
          {sheets.map((sheet) => (
            <Button key={sheet.name} variant="secondary" onClick={() => void choose(sheet)}>
              {sheet.name.replace(/^.*\.xlsx, /i, '')}
            </Button>
          ))}
        </fieldset>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 failure-note">
          {problem}
        </p>
      )}
    </ImportStep>
  );
}
