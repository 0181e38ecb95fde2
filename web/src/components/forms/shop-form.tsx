import { Form, type FormikFormProps, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { focusFirstInvalid } from './focus-field.ts';

/** Formik's form; when it is refused, the first wrong field gets the focus. */
export function ShopForm(props: FormikFormProps) {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    // Once for each submission: later on, what is typed may be wrong for a while.
    answered.current = submitCount;
    if (!isValid && form.current) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting, isValid]);

  return <Form {...props} noValidate ref={form} />;
}
