import { countryName } from '@bookstore/functions/shared/delivery/countries';
import type { DeliveryArea } from '@bookstore/functions/shared/delivery/delivery-setting';
import { rangesText } from '@bookstore/functions/shared/delivery/zip-codes';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { TextField, useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { type ListRow, RemoveRow } from '../frame/list-editor.tsx';
import { firstError, ownError } from '../frame/save-settings.ts';
import { AreaSteps } from './area-steps.tsx';

const moves = [
  { by: -1, word: 'up', label: t('Move up') },
  { by: 1, word: 'down', label: t('Move down') },
] as const;

export function AreaFields({ path: name, id, index, row: area, isLast, ...row }: ListRow<DeliveryArea>) {
  const [, { touched, error }] = useField<unknown>(name);
  const problem = touched && ownError(error);
  const label = area.name || t('area {number}', { number: index + 1 });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 border-t border-line pt-4">
      <legend className="pe-3 font-medium">{t('Area {number}', { number: index + 1 })}</legend>
      <TextField name={`${name}.name`} label="Name" data-focus={`name ${id}`} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ListField
          name={`${name}.countries`}
          label="Countries"
          hint="Names or codes, with commas: Austria, CH. Empty for every country."
          textOf={(codes: readonly string[]) => codes.map(countryName).join(', ')}
        />
        <ListField
          name={`${name}.zips`}
          label="Zip codes"
          hint="Ranges or beginnings, with commas: 10000-12999, SW1. Empty for all."
          textOf={rangesText}
        />
      </div>
      <AreaSteps name={name} area={area} />
      {problem && <p className="text-sm failure-note">{problem}</p>}
      <div className="flex flex-wrap gap-x-6">
        {moves.map(({ by, word, label: move }) => {
          const isEnd = by < 0 ? index === 0 : isLast;
          return (
            <Button
              key={word}
              variant="quiet"
              data-focus={`${word} ${id}`}
              aria-label={t('{move}: {area}', { move, area: label })}
              aria-disabled={isEnd}
              onClick={isEnd ? undefined : () => row.move(by)}
              className="px-0!"
            >
              {move}
            </Button>
          );
        })}
        <RemoveRow of={label} row={{ id, remove: row.remove }} />
      </div>
    </fieldset>
  );
}

interface ListFieldProps<Item> {
  name: string;
  label: string;
  hint: string;
  /** The stored list as editable text. */
  textOf: (items: readonly Item[]) => string;
}

/** A list in one line: shows the stored value until it is edited. */
function ListField<Item>({ name, label, hint, textOf }: ListFieldProps<Item>) {
  const { id, error, control } = useFormField(name, hint);
  const [{ value }] = useField<string | readonly Item[]>(name);
  const words = firstError(error);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={words}>
      <input
        {...control}
        value={typeof value === 'string' ? value : textOf(value)}
        autoComplete="off"
        className={inputClasses}
      />
    </FieldFrame>
  );
}
