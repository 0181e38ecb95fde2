import { Form, type FormikFormProps, useFormikContext } from 'formik';
import { use, useEffect, useRef } from 'react';
import { focusFirstInvalid } from './focus-field.ts';
import { KeptFormContext } from './kept-form-context.ts';

interface ShopFormProps extends FormikFormProps {
  /** Whether something is typed that was not sent, where the first values of the form do not tell. */
  unsaved?: boolean;
  /** Under which name it is kept, where that is not its label. */
  keptAs?: string;
}

/** Formik's form; in the dashboard what is typed in it outlives the session. When it is refused, the first wrong field gets the focus. */
export function ShopForm({ unsaved, keptAs, children, ...props }: ShopFormProps) {
  const KeptForm = use(KeptFormContext);
  const formik = useFormikContext<object>();
  const { submitCount, isSubmitting, isValid } = formik;
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    // Once for each submission: later on, what is typed may be wrong for a while.
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
