import { mixed } from 'yup';

/** The schema of one of some names, which says which there are: yup's own words for it mean nothing to people. */
export function choiceSchema<Name extends string>(label: string, names: readonly Name[]) {
  return mixed<Name>((value): value is Name => names.some((name) => name === value))
    .label(label)
    .typeError(`${label} must be one of ${names.join(', ')}`);
}
