import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { Formik, type FormikValues } from 'formik';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import { FormButtons } from './form-buttons.tsx';
import { ProblemNote } from './problem-note.tsx';
import { ShopForm } from './shop-form.tsx';

interface OpenedFormProps<Values extends FormikValues>
  extends Omit<ComponentProps<typeof ShopForm>, 'children'> {
  first: Values;
  schema: Schema | undefined;
  send: (values: Values) => Promise<unknown>;
  problemOf: (error: unknown) => string;
  onSent: () => unknown;
  onCancel: () => void;
  button: string;
  children: ReactNode;
}

/** A shopper's form that was opened in its place. On failure what is typed stays. */
export function OpenedForm<Values extends FormikValues>({
  first,
  schema,
  send,
  problemOf,
  onSent,
  onCancel,
  button,
  children,
  ...form
}: OpenedFormProps<Values>) {
  const [problem, setProblem] = useState('');

  async function submit(values: Values) {
    setProblem('');
    try {
      await send(values);
    } catch (error) {
      console.warn('The form was not sent:', errorCode(error) ?? error);
      return setProblem(problemOf(error));
    }
    await onSent();
  }

  return (
    <Formik initialValues={first} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <ShopForm className="grid max-w-sm gap-4" {...form}>
          {children}
          <ProblemNote text={problem} className="" />
          <FormButtons busy={isSubmitting} onCancel={onCancel}>
            {button}
          </FormButtons>
        </ShopForm>
      )}
    </Formik>
  );
}
