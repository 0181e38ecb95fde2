import { Form, type FormikFormProps, useFormikContext } from 'formik';
import { use, useEffect, useRef } from 'react';
import { focusFirstInvalid } from './focus-field.ts';
import { KeptFormContext } from './kept-form-context.ts';

interface ShopFormProps extends FormikFormProps {
  /** Whether there is unsent typing, where the form's initial values do not tell. */
  unsaved?: boolean;
  /** The name under which it is kept; by default its label. */
  keptAs?: string;
}

/** In the dashboard, typed values outlive the session. A refusal focuses the first invalid field. */
export function ShopForm({ unsaved, keptAs, children, ...props }: ShopFormProps) {
  const KeptForm = use(KeptFormContext);
  const formik = useFormikContext<object>();
  const { submitCount, isSubmitting, isValid } = formik;
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    // Once for each submission: later on, what is typed may be invalid for a while.
    answered.current = submitCount;
    if (!isValid && form.current) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting, isValid]);

  return (
    <Form noValidate {...props} ref={form}>
      {KeptForm && <KeptForm form={keptAs ?? props['aria-label'] ?? ''} unsaved={unsaved} formik={formik} />}
      {children}
    </Form>
  );
}
