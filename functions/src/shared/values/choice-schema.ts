import { mixed } from 'yup';
import { t } from '../words/words.ts';

/** Its message names the choices: yup's own means nothing to people. */
export function choiceSchema<Name extends string>(label: string, names: readonly Name[]) {
  return mixed<Name>((value): value is Name => names.some((name) => name === value))
    .label(label)
    .typeError(t('{label} must be one of {names}', { label, names: names.join(', ') }));
}
