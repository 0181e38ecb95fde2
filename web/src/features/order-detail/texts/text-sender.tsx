import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { TextArea } from '#components/forms/form-controls.tsx';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import type { Command } from '#entities/command/use-command.ts';

/** The API's limit. */
const longestText = 2000;

const schema = object({ text: string().trim().required(t('Write something first')) });

interface TextSenderProps {
  label: string;
  button: string;
  command: (text: string) => Command<unknown>;
  /** Above the box: gets the text, and can replace it. */
  above?: (text: string, setText: (text: string) => void) => ReactNode;
}

export function TextSender({ label, button, command, above }: TextSenderProps) {
  return (
    <DeskForm
      keptAs={label}
      className="grid grid-cols-1 gap-2"
      first={{ text: '' }}
      schema={schema}
      failures="dialog"
      command={({ text }) => command(text.trim())}
      isCleared
    >
      {({ values, setFieldValue }) => (
        <>
          {above?.(values.text, (text) => void setFieldValue('text', text))}
          <TextArea name="text" label={label} rows={2} maxLength={longestText} />
          <SendButton variant="secondary">{button}</SendButton>
        </>
      )}
    </DeskForm>
  );
}
