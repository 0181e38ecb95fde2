import type { ComponentProps } from 'react';
import { Button } from '#components/forms/button.tsx';
import { type Command, useCommand } from './use-command.ts';

interface CommandButtonProps<Answer> extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  command: Command<Answer>;
}

/** A failure is explained in a dialog. */
export function CommandButton<Answer>({ command, ...button }: CommandButtonProps<Answer>) {
  const { busy, run } = useCommand();
  return <Button {...button} busy={busy} onClick={() => void run(command)} />;
}
