import { useId, useState } from 'react';
import { fileInputClasses } from '#components/forms/file-input-classes.ts';
import { fileProblem, type UploadedFile, uploadFile } from './import-commands.ts';
import { ImportStep } from './import-step.tsx';

interface ChooseFileProps {
  onUploaded: (file: UploadedFile) => void;
}

/** The first step: a file is chosen, uploaded and looked into. */
export function ChooseFile({ onUploaded }: ChooseFileProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [uploaded, setUploaded] = useState<number>();

  async function choose(file: File): Promise<void> {
    const known = fileProblem(file);
    setProblem(known);
    if (known) return;
    setUploaded(0);
    try {
      onUploaded(await uploadFile(file, setUploaded));
    } catch (error) {
      console.warn('The file was not uploaded:', error);
      setProblem(error instanceof Error ? error.message : 'The file could not be uploaded.');
    } finally {
      setUploaded(undefined);
    }
  }

  return (
    <ImportStep title="Import books from a file">
      <p className="mb-4 max-w-prose text-muted">
        A CSV as your wholesaler, your spreadsheet, Goodreads, Shopify or WooCommerce saves it: the first line
        names the columns, one book a line. Or an ONIX 3.0 message of a publisher. Nothing is changed before
        you have seen what the file would do.
      </p>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        CSV or ONIX file
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xml,.onx,text/csv,text/plain,text/xml,application/xml"
        disabled={uploaded !== undefined}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        className={fileInputClasses}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // So that the same file can be chosen again, corrected.
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        UTF-8 or Windows-1252, up to 50 MB and 100,000 lines or products
      </p>
      <p role="status" className="mt-2 text-sm">
        {uploaded !== undefined && `Uploading: ${Math.floor(uploaded * 100)} %`}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-accent">
          {problem}
        </p>
      )}
    </ImportStep>
  );
}
