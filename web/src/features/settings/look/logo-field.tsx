import { coverTypes } from '@bookstore/functions/shared/book/cover';
import { logoSize } from '@bookstore/functions/shared/shop/logo';
import { useField } from 'formik';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { fileInputClasses } from '#components/forms/file-input-classes.ts';
import { LogoPicture } from '#components/layout/logo-picture.tsx';
import { coverFileProblem } from '#entities/cover/cover-file.ts';
import type { ControlProps } from '../frame/setting-field.tsx';
import { uploadLogo } from './logo-file.ts';

/** The picture in place of the shop's mark and name. */
export function LogoField({ name, label, hint }: ControlProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { id, error, control } = useFormField(name, hint);

  async function choose(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    setProblem(coverFileProblem(file));
    if (coverFileProblem(file)) return;
    setBusy(true);
    try {
      await setValue(await uploadLogo(file));
    } catch (failure) {
      console.warn('The logo was not uploaded:', failure);
      setProblem(failure instanceof Error ? failure.message : 'The logo was not uploaded. Try again.');
    } finally {
      input.value = '';
      setBusy(false);
    }
  }

  return (
    <>
      {value && <LogoPreview fileName={value} />}
      <FieldFrame id={id} label={value ? 'Another logo' : label} error={problem ?? error} hint={hint}>
        <input
          id={id}
          type="file"
          accept={coverTypes.join()}
          aria-invalid={Boolean(problem ?? error)}
          aria-describedby={control['aria-describedby']}
          disabled={isBusy}
          onChange={({ target }) => void choose(target)}
          className={fileInputClasses}
        />
      </FieldFrame>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isBusy && 'Uploading the logo …'}
      </p>
      {value && (
        <Button variant="remove" onClick={() => void setValue('')} className="justify-self-start px-0!">
          Remove logo
        </Button>
      )}
    </>
  );
}

function LogoPreview({ fileName }: { fileName: string }) {
  const size = logoSize(fileName);
  return (
    <div className="flex min-h-20 items-center justify-center rounded-lg border border-line bg-paper p-4">
      {size && <LogoPicture fileName={fileName} {...size} alt="The logo, as the header shows it" />}
    </div>
  );
}
