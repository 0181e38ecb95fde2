import { confirm, input, password, select } from '@inquirer/prompts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import type { Question } from './questions.ts';

async function prompt({ message, kind, initial = '', choices = [], wrong }: Question): Promise<string> {
  const validate = (answer: string) => wrong?.(answer) ?? true;
  switch (kind) {
    case 'secret':
      return password({ message, mask: '*', validate });
    case 'choice':
      return select({ message, choices, default: initial });
    case 'yes-no':
      return (await confirm({ message, default: initial === 'yes' })) ? 'yes' : 'no';
    case 'text':
      return (await input({ message, validate, ...(initial && { default: initial }) })).trim();
  }
}

/** @throws CannotProceed when the operator presses Ctrl-C */
export async function askInTerminal(question: Question): Promise<string> {
  try {
    return await prompt(question);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ExitPromptError') throw error;
    throw new CannotProceed('Nothing more was done. `npm run setup` goes on where this ended.', {
      cause: error,
    });
  }
}
