import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef } from 'react';
import { object, string } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import type { Command } from '#entities/command/use-command.ts';

const schema = object({ text: string().trim().required(t('Write something first')) });

interface WordsFormProps {
  /** Unique on the page. */
  name: string;
  label: string;
  hint: string;
  button: string;
  maxLength: number;
  start?: string;
  /** Whether it may be sent empty. */
  mayBeEmpty?: boolean;
  command: (text: string) => Command<unknown>;
  onClose: () => void;
}

/** For a reason or a reply; takes the focus when opened. */
export function WordsForm({
  name,
  start = '',
  mayBeEmpty = false,
  button,
  command,
  onClose,
  ...box
}: WordsFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={place} className="w-full max-w-2xl">
      <DeskForm
        aria-label={name}
        className="grid gap-3"
        first={{ text: start }}
        schema={mayBeEmpty ? undefined : schema}
        failures="dialog"
        command={({ text }) => ({ ...command(text.trim()), onDone: onClose })}
      >
        {({ values }) => (
          <>
            <TextArea {...box} name="text" rows={3} />
            <div className="flex flex-wrap gap-2">
              <SendButton aria-disabled={values.text.trim() === '' && !mayBeEmpty} className="">
                {button}
              </SendButton>
              <Button variant="quiet" onClick={onClose}>
                Cancel
              </Button>
            </div>
          </>
        )}
      </DeskForm>
    </div>
  );
}
