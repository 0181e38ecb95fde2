import {
  type BookImport,
  type FileColumn,
  importFields,
  unusedColumn,
} from '@bookstore/functions/shared/import/book-import';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { focusFirstInvalid } from '#components/forms/focus-field.ts';
import { Choice } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { currencyWords, useMoney } from '#config/money.ts';
import { firstChoices, newGenre, type Refusal, refusalOf, requestOf } from './import-choices.ts';
import { checkFile, makeGenres, type UploadedFile } from './import-commands.ts';
import { ImportStep } from './import-step.tsx';
import { RuleFields } from './rule-fields.tsx';

interface ColumnFormProps {
  file: UploadedFile;
  /** The choices of the earlier check. */
  before?: BookImport | undefined;
  onRequested: (requested: BookImport) => void;
  onAnother: () => void;
}

/** The second step: the field of each column, and defaults for what the columns leave out. */
export function ColumnForm({ file, before, onRequested, onAnother }: ColumnFormProps) {
  const money = useMoney();
  const [first] = useState(() => firstChoices(file.columns, before, money));
  const name = t('What is in the {columns} of {file}', {
    columns: plural(file.columns.length, '{count} column', '{count} columns'),
    file: file.fileName,
  });
  const { values: choices, change } = useKeptState(name, first);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal && form.current) focusFirstInvalid(form.current);
  }, [refusal]);

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(undefined);
    setBusy(true);
    try {
      const made = await makeGenres(choices);
      if (made !== choices) change(made);
      onRequested(await checkFile(await requestOf(file, made, money)));
    } catch (error) {
      console.warn('The file was not checked:', error);
      setRefusal(refusalOf(choices, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ImportStep step={t('Columns')} title={t('What is in {fileName}', { fileName: file.fileName })}>
      <form ref={form} noValidate onSubmit={(event) => void check(event)}>
        {file.format === 'onix' ? (
          <p className="max-w-prose text-muted">
            {t(
              'This is an ONIX 3.0 message, which says itself what it holds. Prices are taken when they are in{money}.',
              { money: currencyWords(money) },
            )}
          </p>
        ) : (
          <ColumnList columns={file.columns} uses={choices.uses} onChange={(uses) => change({ uses })} />
        )}
        <RuleFields choices={choices} refusal={refusal} onChange={change} />
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            Check the file
          </Button>
          <Button variant="secondary" onClick={onAnother}>
            Choose another file
          </Button>
          <p className="text-sm text-muted">
            {choices.categories.some(([, category]) => category === newGenre)
              ? t('The new genres are made. No book is changed yet.')
              : t('Nothing is changed yet.')}
          </p>
        </div>
        {refusal?.other && (
          <p role="alert" className="mt-3 failure-note">
            {refusal.other}
          </p>
        )}
      </form>
    </ImportStep>
  );
}

interface ColumnListProps {
  columns: readonly FileColumn[];
  uses: readonly string[];
  onChange: (uses: string[]) => void;
}

function ColumnList({ columns, uses, onChange }: ColumnListProps) {
  function choose(index: number, use: string): void {
    // A field belongs to one column.
    onChange(uses.map((one, at) => (at === index ? use : one === use ? unusedColumn : one)));
  }
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      {columns.map(({ name, samples }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file, whatever its name is.
        <li key={index} className="min-w-0">
          <Choice
            label={name || t('Column {number}', { number: index + 1 })}
            hint={samples.length > 0 ? samples.map((sample) => sample.slice(0, 40)).join(' · ') : 'empty'}
            value={uses[index] ?? unusedColumn}
            onChange={(use) => choose(index, use)}
          >
            <option value={unusedColumn}>Not used</option>
            {Object.entries(importFields).map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
