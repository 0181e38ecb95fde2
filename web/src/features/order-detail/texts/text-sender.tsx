import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextArea } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';

/** The longest note or message that the shop takes. */
const longestText = 2000;

interface TextSenderProps {
  label: string;
  button: string;
  isBusy: boolean;
  /** @returns whether it was sent; what is typed stays otherwise */
  onSend: (text: string) => Promise<boolean>;
  /** What stands above the box: it sees what is typed, and may write another text. */
  above?: (text: string, setText: (text: string) => void) => ReactNode;
}

export function TextSender({ label, button, isBusy, onSend, above }: TextSenderProps) {
  const { values, change, clear } = useKeptState(label, { text: '' });
  const { text } = values;
  const setText = (typed: string) => change({ text: typed });
  const [isMissing, setMissing] = useState(false);

  const isWrong = isMissing && text.trim() === '';

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (isBusy || text.trim() === '') return;
    if (await onSend(text.trim())) clear();
  }

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-2">
      {above?.(text, setText)}
      <TextArea
        label={label}
        problem={isWrong ? t('Write something first') : undefined}
        rows={2}
        maxLength={longestText}
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {button}
      </Button>
    </form>
  );
}
