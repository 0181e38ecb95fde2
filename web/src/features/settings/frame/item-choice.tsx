import { useMemo } from 'react';
import type { SchemaMetadata } from 'yup';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';

interface ItemChoiceProps extends NonNullable<SchemaMetadata['choice']> {
  name: string;
  label: string;
  hint: string | undefined;
  values: readonly unknown[];
}

export function ItemChoice({ values, labelOf, isSorted, ...rest }: ItemChoiceProps) {
  const choices = useMemo(() => {
    const texts = values.map(String);
    const byLabel = (one: string, other: string) => labelOf(one).localeCompare(labelOf(other));
    return optionsOf(isSorted ? texts.toSorted(byLabel) : texts, labelOf);
  }, [values, labelOf, isSorted]);
  return <ChoiceField {...rest} choices={choices} />;
}
