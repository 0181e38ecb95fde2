import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { type ComponentProps, useId, useState } from 'react';
import { EyeIcon } from '#components/icons/eye-icon.tsx';
import { inputClasses } from './control-classes.ts';
import { FieldFrame } from './field-frame.tsx';

/**
 * What a control needs, and its error once the form was submitted. Not on blur: the error's line would move the button
 * away from under the pointer.
 */
export function useFormField(name: string, hint?: string) {
  const id = useId();
  const [{ onBlur: _, ...input }, { touched, error: problem }] = useField<string>(name);
  const error = touched ? problem : undefined;
  const control = {
    ...input,
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return { id, error, control };
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string;
  label: string;
  hint?: string | undefined;
}

export function TextField({ name, label, hint, className = '', ...rest }: TextFieldProps) {
  const { id, error, control } = useFormField(name, hint);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input dir="auto" {...control} {...rest} className={`${inputClasses} ${className}`} />
    </FieldFrame>
  );
}

/** Its text can be revealed; the hint is the rule that a new password must keep. */
export function PasswordField({ name, label, hint, ...rest }: TextFieldProps) {
  const { id, error, control } = useFormField(name, hint);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...control}
          {...rest}
          type={isShown ? 'text' : 'password'}
          className={`${inputClasses} pe-12`}
        />
        <button
          type="button"
          aria-label={isShown ? t('Hide password') : t('Show password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-lg text-muted hover:text-ink aria-pressed:text-accent"
        >
          <EyeIcon />
        </button>
      </div>
    </FieldFrame>
  );
}
