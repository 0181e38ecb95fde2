import { bookAudiences } from '@bookstore/functions/shared/book/audience';
import { bookLimits, newBookSchema } from '@bookstore/functions/shared/book/book';
import { bookConditionNames } from '@bookstore/functions/shared/book/book-condition';
import { bookFormats } from '@bookstore/functions/shared/book/book-format';
import { languageCodes } from '@bookstore/functions/shared/book/language';
import { type OptionalField, optionalFieldLabels } from '@bookstore/functions/shared/book/optional-fields';
import { whenSoldOutNames } from '@bookstore/functions/shared/book/when-sold-out';
import { taxClasses, taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { t } from '@bookstore/functions/shared/words/words';
import type { ComponentProps } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf, TextArea } from '#components/forms/form-controls.tsx';
import { fieldWords } from '#entities/book/field-words.ts';
import { PicturesField } from './pictures-field.tsx';

type Choice = Pick<ComponentProps<typeof ChoiceField>, 'none' | 'choices'>;

function choicesOf(name: OptionalField, values: readonly string[]): Choice['choices'] {
  return optionsOf(values, (value) => fieldWords(name, value));
}

/** Sorted in the language of the shop. */
const byName = (one: string, other: string) =>
  Number(other === buildLanguage) - Number(one === buildLanguage) ||
  fieldWords('language', one).localeCompare(fieldWords('language', other), buildLanguage);

const choices: Partial<Record<OptionalField, Choice>> = {
  language: { none: t('Choose A Language'), choices: choicesOf('language', languageCodes.toSorted(byName)) },
  format: { none: t('Choose A Format'), choices: choicesOf('format', bookFormats) },
  audience: { none: t('Choose An Audience'), choices: choicesOf('audience', bookAudiences) },
  // No empty choice: a book without a condition is new.
  condition: { choices: choicesOf('condition', bookConditionNames) },
  whenSoldOut: {
    none: t('As the shop’s setting says'),
    choices: choicesOf('whenSoldOut', whenSoldOutNames),
  },
  taxClass: {
    none: t('As most books'),
    choices: optionsOf(taxClassNames, (name) => taxClasses[name].label),
  },
};

/** Attributes that the schema does not give. */
const boxes: Partial<Record<OptionalField, Partial<ComponentProps<typeof TextField>>>> = {
  year: { placeholder: '1999' },
  appearsOn: {
    type: 'date',
    hint: t('An announced book: it can be pre-ordered until then, and is not sent before.'),
  },
  pages: { min: '1' },
  seriesNumber: { placeholder: '1', hint: t('A number, or the first and last: 1-3.') },
  ageFrom: { min: '0', hint: t('In years.') },
  ageTo: { min: '0', hint: t('In years.') },
  sampleLink: {
    inputMode: 'url',
    placeholder: 'https://',
    hint: t('Such as a PDF of the publisher with the first pages.'),
  },
  weight: { min: '1', hint: t('In grams.') },
};

const wholeNumberBox = { type: 'number', step: '1', inputMode: 'numeric' } as const;

const { fields } = newBookSchema.describe();
const limits: Readonly<Record<string, number>> = bookLimits;

export function OptionalFieldControl({ name }: { name: OptionalField }) {
  const label = optionalFieldLabels[name];
  const choice = choices[name];
  if (choice) return <ChoiceField name={name} label={label} {...choice} />;
  const type = fields[name]?.type;
  if (name === 'pictures') return <PicturesField name={name} label={label} />;
  if (name === 'sample') {
    return (
      <div className="sm:col-span-2">
        <TextArea
          name={name}
          label={label}
          rows={5}
          maxLength={bookLimits.sample}
          hint="How it begins, or another passage. Shoppers unfold it on the page of the book."
        />
      </div>
    );
  }
  if (type === 'array') {
    const hint = t('One on each line, at most {most}.', { most: limits[name] ?? 0 });
    return (
      <div className="sm:col-span-2">
        <TextArea name={name} label={label} rows={3} hint={hint} />
      </div>
    );
  }
  const box = type === 'number' ? wholeNumberBox : { maxLength: limits[name] };
  const field = <TextField {...box} {...boxes[name]} name={name} label={label} />;
  return name === 'author' ? <div className="sm:col-span-2">{field}</div> : field;
}
