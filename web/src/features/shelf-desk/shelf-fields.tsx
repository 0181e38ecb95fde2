import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { CheckField } from '#components/forms/check-field.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { TextField, useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { TranslatedText } from '#components/forms/translated-text.tsx';
import { paths } from '#config/paths.ts';
import { homePlaceLabels } from './home-place-labels.ts';

export function ShelfFields() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField name="title" label="Title" autoComplete="off" maxLength={shelfLimits.title} />
      <TranslatedText
        name="titles"
        label="Title"
        maxLength={shelfLimits.title}
        hint="Texts that are left empty are as in the first language."
      />
      <TextField
        name="slug"
        label="Address"
        autoComplete="off"
        spellCheck={false}
        maxLength={shelfLimits.slug}
        hint={t('The end of its page’s address: {shelves}/…', { shelves: paths.shelves })}
      />
      <TextArea
        name="text"
        label="Text"
        rows={4}
        maxLength={shelfLimits.text}
        hint="Under the title. May be empty."
      />
      <TranslatedText name="texts" label="Text" rows={4} maxLength={shelfLimits.text} />
      <HomePlaceField />
      <CheckField name="isPublished" label="Published: shoppers see it" />
    </div>
  );
}

function HomePlaceField() {
  const { id, error, control } = useFormField('homePlace');
  return (
    <FieldFrame
      id={id}
      label="On home"
      error={error}
      hint="The first one shows books, the others their titles."
    >
      <select {...control} aria-describedby={`${id}-hint`} className={inputClasses}>
        {homePlaceLabels.map((label, place) => (
          <option key={label} value={place}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
