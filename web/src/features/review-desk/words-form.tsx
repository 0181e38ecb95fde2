import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextArea } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';

interface WordsFormProps {
  /** The name of the form, which no other one of the page has. */
  name: string;
  label: string;
  hint: string;
  button: string;
  maxLength: number;
  start?: string;
  /** Whether it may be sent empty. */
  mayBeEmpty?: boolean;
  busy: boolean;
  /** @returns whether it was sent; what is typed stays otherwise */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** A box for a reason or a reply, which has the focus once it is opened. */
export function WordsForm({
  name,
  start = '',
  mayBeEmpty = false,
  busy,
  onSend,
  onClose,
  ...box
}: WordsFormProps) {
  const { values, change, clear } = useKeptState(name, { text: start });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const text = values.text.trim();
  const { button, ...field } = box;

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (text === '' && !mayBeEmpty) return form.current?.querySelector('textarea')?.focus();
    if (!(await onSend(text))) return;
    clear();
    onClose();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={name}
      onSubmit={(event) => void onSubmit(event)}
      className="grid w-full max-w-2xl gap-3"
    >
      <TextArea {...field} rows={3} value={values.text} onChange={(typed) => change({ text: typed })} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} aria-disabled={text === '' && !mayBeEmpty}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
