import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fileInputClasses } from '#components/forms/file-input-classes.ts';
import { chosenCoverTypes, coverFileProblem, unreadablePicture } from '#entities/cover/cover-file.ts';

interface CoverPickerProps {
  label: string;
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
  /** In place of the picture while none is chosen. */
  children?: ReactNode;
}

/** An invalid file is refused at once. */
export function CoverPicker({ label, file, onChoose, children }: CoverPickerProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const preview = usePreview(file);
  const input = useRef<HTMLInputElement>(null);

  // The browser would keep showing the name of a refused or saved file.
  useEffect(() => {
    if (!file && input.current) input.current.value = '';
  }, [file]);

  function refuse(reason: string): void {
    setProblem(reason);
    onChoose(undefined);
  }

  function choose(control: HTMLInputElement) {
    const chosen = control.files?.[0];
    const reason = chosen && coverFileProblem(chosen);
    if (reason) control.value = '';
    setProblem(reason);
    onChoose(reason ? undefined : chosen);
  }

  return (
    <div data-field className="scroll-mt-20">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={chosenCoverTypes}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => choose(target)}
        // Hides the browser's own file name, which is repeated below.
        className={`${fileInputClasses} ${file ? 'text-transparent!' : ''}`}
      />
      <div id={`${id}-note`} aria-live="polite" className="mt-1.5 text-sm">
        {problem && <p className="failure-note">{problem}</p>}
        {file && <p className="break-all text-muted">{t('Selected: {name}', { name: file.name })}</p>}
      </div>
      <div className="mt-3 w-32 lg:w-44">
        {preview ? (
          <img
            src={preview}
            // Checked by decoding, whatever the file's name says.
            onError={() => refuse(file ? unreadablePicture(file) : '')}
            alt="The chosen cover"
            className="aspect-[2/3] w-full rounded-[3px] bg-sunken object-cover shadow-cover"
          />
        ) : (
          children
        )}
      </div>
    </div>
  );
}

function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      setPreview(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return preview;
}
