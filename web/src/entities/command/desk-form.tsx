import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikProps, type FormikValues, useFormikContext } from 'formik';
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import type { Schema } from 'yup';
import { adoptStored } from '#components/forms/adopt-stored.ts';
import { Button } from '#components/forms/button.tsx';
import { FormButtons } from '#components/forms/form-buttons.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { isSame } from '#lib/is-same.ts';
import { type Command, useCommand } from './use-command.ts';

const Sending = createContext({ busy: false, problem: '' });

interface DeskFormProps<Values extends FormikValues>
  extends Omit<ComponentProps<typeof ShopForm>, 'children'> {
  /** The initial values; later ones are taken over where nothing was typed. */
  first: Values;
  schema?: Schema | undefined;
  /** Where a failure is explained. */
  failures?: 'dialog' | 'form';
  command: (values: Values) => Command<unknown>;
  /** Whether it is reset after sending. */
  isCleared?: boolean;
  /** The field that is kept even then. */
  stays?: string | undefined;
  button?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/** Typed values are kept until the command has succeeded; presses while it is sent do nothing. */
export function DeskForm<Values extends FormikValues>({
  first,
  schema,
  failures = 'form',
  command,
  isCleared = false,
  stays,
  button,
  children,
  ...form
}: DeskFormProps<Values>) {
  const { busy, problem, run } = useCommand(failures);
  return (
    <Formik
      initialValues={first}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm }) => {
        if (!(await run(command(values))) || !isCleared) return;
        resetForm(stays === undefined ? undefined : { values: { ...first, [stays]: values[stays] } });
      }}
    >
      {(formik) => (
        <ShopForm {...form}>
          <Follow first={first} />
          <Sending value={{ busy, problem }}>
            {typeof children === 'function' ? children(formik) : children}
            {button && (
              <>
                <FormProblem />
                <SendButton>{button}</SendButton>
              </>
            )}
          </Sending>
        </ShopForm>
      )}
    </Formik>
  );
}

function Follow({ first }: { first: FormikValues }): null {
  const form = useFormikContext<FormikValues>();
  const follow = useEffectEvent(() => {
    if (!isSame(first, form.initialValues)) adoptStored(form, form.initialValues, first);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values by their text
  useEffect(() => follow(), [JSON.stringify(first)]);
  return null;
}

export function FormProblem({ className = 'text-sm' }: { className?: string }) {
  return <ProblemNote text={use(Sending).problem} className={className} />;
}

export function SendButton({ className = 'justify-self-start', ...button }: ComponentProps<typeof Button>) {
  return <Button {...button} type="submit" busy={use(Sending).busy} className={className} />;
}

interface SendOrLeaveProps {
  onLeave: () => void;
  children: ReactNode;
}

/** The end of a form that was opened in its place. */
export function SendOrLeave({ onLeave, children }: SendOrLeaveProps) {
  return (
    <FormButtons busy={use(Sending).busy} onCancel={onLeave} cancel={t('Leave it')}>
      {children}
    </FormButtons>
  );
}
