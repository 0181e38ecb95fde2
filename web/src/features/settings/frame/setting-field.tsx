import { itemOf, partsOf, type Section } from '@bookstore/functions/shared/shop/section';
import { type StoredSettings, settingsEditSchema } from '@bookstore/functions/shared/shop/settings';
import { settingDefaults } from '@bookstore/functions/shared/shop/settings-groups';
import type { Language } from '@bookstore/functions/shared/words/languages';
import { nounInSentence } from '@bookstore/functions/shared/words/noun-in-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { getIn, useField, useFormikContext } from 'formik';
import { type ComponentType, createContext, useContext } from 'react';
import type { SchemaFieldDescription, SchemaMetadata } from 'yup';
import { TextField } from '#components/forms/field.tsx';
import { optionsOf, TextArea } from '#components/forms/form-controls.tsx';
import { isSame } from '#lib/is-same.ts';
import { ItemChoice } from './item-choice.tsx';
import { ListEditor, RemoveRow } from './list-editor.tsx';
import { SwitchField } from './switch-field.tsx';

export interface ControlProps {
  name: string;
  label: string;
  hint?: string | undefined;
  rows: number;
  /** As stored. */
  settings: StoredSettings;
}

type Controls = Readonly<Record<NonNullable<SchemaMetadata['control']>, ComponentType<ControlProps>>>;

/** The special controls, and the stored settings. */
export const SettingControls = createContext<{ controls: Controls; settings: StoredSettings } | undefined>(
  undefined,
);

type Fields = Readonly<Record<string, SchemaFieldDescription>>;

const described: Fields = settingsEditSchema.describe().fields;

export function describedFields({ fields }: Section): Fields {
  return Object.fromEntries(Object.entries(described).filter(([name]) => name in fields));
}

/** The texts' fields in a further language. */
export function describedTexts(names: readonly string[], language: Language): Fields {
  const texts = partsOf(partsOf(described.translations)[language]);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
}

const wordsOf = (field: SchemaFieldDescription) => ('meta' in field && field.meta) || {};

interface SettingFieldProps {
  name: string;
  field: SchemaFieldDescription;
  /** The value of `data-focus`. */
  focus?: string | undefined;
}

/** Picks the control by the field's schema. */
function SettingField({ name, field, focus }: SettingFieldProps) {
  const special = useContext(SettingControls);
  const [{ value }] = useField<unknown>(name);
  const words = wordsOf(field);
  const label = words.title ?? ('label' in field ? field.label : undefined) ?? '';
  const hint = typeof words.hint === 'function' ? words.hint(String(value)) : words.hint;
  const { control, rows = 0 } = words;
  if (control && special) {
    const Control = special.controls[control];
    return <Control name={name} label={label} hint={hint} rows={rows} settings={special.settings} />;
  }
  if (field.type === 'object') {
    const isFolded = words.isFolded && isSame(value, settingDefaults[name]);
    const visible = Object.entries(partsOf(field)).slice(0, isFolded ? 1 : undefined);
    const parts = <SettingFields fields={Object.fromEntries(visible)} path={`${name}.`} />;
    if (!words.isGroup) return parts;
    return (
      <fieldset>
        <legend className="mb-4 font-medium">{label}</legend>
        {parts}
      </fieldset>
    );
  }
  if (itemOf(field)) return <ItemList name={name} field={field} />;
  if (field.type === 'boolean') return <SwitchField name={name} label={label} hint={hint} />;
  if (words.choice && 'oneOf' in field) {
    return <ItemChoice name={name} label={label} hint={hint} {...words.choice} values={field.oneOf} />;
  }
  if (rows > 0) return <TextArea name={name} label={label} hint={hint} rows={rows} />;
  const list = words.proposals && `${name}-proposals`;
  return (
    <>
      <TextField {...words.input} name={name} label={label} hint={hint} list={list} data-focus={focus} />
      {words.proposals && <datalist id={list}>{optionsOf(words.proposals, (text) => text)}</datalist>}
    </>
  );
}

interface SettingFieldsProps {
  fields: Fields;
  /** The prefix of their names. */
  path?: string;
  /** The `data-focus` of the first one. */
  focus?: string;
}

/** Settings in a column; some share a row. */
export function SettingFields({ fields, path = '', focus }: SettingFieldsProps) {
  const { values } = useFormikContext();
  const visible = Object.entries(fields).filter(([, field]) => {
    const { isVoidBy } = wordsOf(field);
    return !isVoidBy || getIn(values, path + isVoidBy.part) !== isVoidBy.value;
  });
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      {visible.map(([name, field], index) => (
        <div
          key={name}
          className={`grid min-w-0 grid-cols-1 gap-5 empty:hidden ${wordsOf(field).isHalf ? '' : 'sm:col-span-2'}`}
        >
          <SettingField name={path + name} field={field} focus={index === 0 ? focus : undefined} />
        </div>
      ))}
    </div>
  );
}

/** A list of items that all have the same fields. */
function ItemList({ name, field }: Pick<SettingFieldProps, 'name' | 'field'>) {
  const { item = '' } = wordsOf(field);
  const fields = partsOf(itemOf(field));
  const limit = 'tests' in field ? field.tests.find((test) => test.name === 'max')?.params?.max : undefined;
  const empty = Object.fromEntries(Object.keys(fields).map((part) => [part, '']));
  return (
    <ListEditor
      name={name}
      most={Number(limit ?? 0)}
      nameOf={(_, index) => `${item} ${index + 1}`}
      add={{ words: t('Add a {item}', { item: nounInSentence(item) }), row: empty }}
    >
      {(row) => (
        <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-4">
          <legend className="pe-3 font-medium">{`${item} ${row.index + 1}`}</legend>
          <SettingFields fields={fields} path={`${row.path}.`} focus={`name ${row.id}`} />
          {limit !== undefined && <RemoveRow of={`${nounInSentence(item)} ${row.index + 1}`} row={row} />}
        </fieldset>
      )}
    </ListEditor>
  );
}
