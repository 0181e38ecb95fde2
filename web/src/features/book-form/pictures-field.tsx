import { coverAddress } from '@bookstore/functions/shared/book/cover';
import { optionalFieldLimits } from '@bookstore/functions/shared/book/optional-field-schemas';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { useId } from 'react';
import { Button } from '#components/forms/button.tsx';
import { fileInputClasses } from '#components/forms/file-input-classes.ts';
import { TextArea } from '#components/forms/form-controls.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { chosenCoverTypes, coverFileProblem } from '#entities/cover/cover-file.ts';
import { uploadPicture } from '#entities/cover/picture-file.ts';

interface PicturesFieldProps {
  name: string;
  label: string;
}

/** Pictures from inside a book, one a row: uploaded, or given by address. */
export function PicturesField({ name, label }: PicturesFieldProps) {
  const id = useId();
  const [{ value }, , { setValue }] = useField<string>(name);
  const { busy, problem, setProblem, run } = useCommand('form');
  const pictures = value.split('\n').filter((line) => line.trim() !== '');
  const hasRoom = pictures.length < optionalFieldLimits.pictures;

  async function add(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    const wrong = file && coverFileProblem(file);
    if (wrong) setProblem(wrong);
    else if (file) {
      const failed = t('The picture was not uploaded. Try again.');
      await run({
        send: () => uploadPicture('inside', file),
        failed,
        reasonOf: (error) => (error instanceof Error ? error.message : failed),
        onDone: (fileName) => setValue([...pictures, fileName].join('\n')),
      });
    }
    input.value = '';
  }

  return (
    <div className="grid gap-3 sm:col-span-2">
      <TextArea
        name={name}
        label={label}
        rows={2}
        hint={t('At most {most}: choose files below, or type an https address in each line.', {
          most: optionalFieldLimits.pictures,
        })}
      />
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture, place) => (
            <li key={picture} className="grid w-28 content-start gap-1">
              <img
                src={coverAddress(picture.trim())}
                alt={t('Picture {place}', { place: place + 1 })}
                className="h-24 w-28 rounded-lg bg-sunken object-contain"
              />
              <Button
                variant="remove"
                className="px-0!"
                onClick={() => void setValue(pictures.filter((one) => one !== picture).join('\n'))}
              >
                {t('Remove picture {place}', { place: place + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasRoom && (
        <div data-field>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            Add a picture
          </label>
          <input
            id={id}
            type="file"
            accept={chosenCoverTypes}
            disabled={busy}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => void add(target)}
            className={fileInputClasses}
          />
        </div>
      )}
      <p id={`${id}-note`} role="status" className="text-sm empty:hidden">
        {busy && t('Uploading the picture …')}
        {problem && <span className="failure-note">{problem}</span>}
      </p>
    </div>
  );
}
