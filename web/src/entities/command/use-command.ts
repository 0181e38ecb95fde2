import { useRef, useState } from 'react';
import { offerUndo, type UndoOffer } from '#entities/order/undo-offer.ts';
import { askFirst, showFailure, showToast } from '#lib/alerts.ts';
import { isUnanswered } from '#lib/lost-answer.ts';
import { failureWords } from './failure-words.ts';

export type Question = Parameters<typeof askFirst>;

export interface Command<Answer> {
  send: () => Promise<Answer>;
  /** 'The stock was not changed' */
  failed: string;
  /** The toast on success. */
  done?: string;
  /** Tells it from the form's other commands: see `running`. */
  name?: string;
  ask?: Question;
  /** Offered instead of a toast. */
  undo?(answer: Answer): UndoOffer;
  /** After a lost answer: the present state, or undefined when it is not done as far as the shop can say. */
  lookUp?: () => Promise<Answer | undefined>;
  /** For failures that need more than the usual words. */
  reasonOf?: (error: unknown) => string | undefined | Promise<string | undefined>;
  onDone?(answer: Answer): unknown;
  /** Also after a failure: refetches what the form shows, since another person may have changed it. */
  onEnd?: () => unknown;
}

async function outcomeOf<Answer>({ send, lookUp }: Command<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const answer = isUnanswered(error) ? await lookUp?.().catch(() => undefined) : undefined;
    if (answer === undefined) throw error;
    return answer;
  }
}

async function reasonFor<Answer>(error: unknown, { reasonOf }: Command<Answer>): Promise<string> {
  try {
    return (await reasonOf?.(error)) ?? failureWords(error);
  } catch (failure) {
    console.warn('More about the failure could not be found out:', failure);
    return failureWords(error);
  }
}

/**
 * Runs one change at a time and reports the result. What is typed stays on failure.
 * @param failures where these stand: in a dialog, or in the form, which shows the `problem`
 */
export function useCommand(failures: 'dialog' | 'form' = 'dialog') {
  const isRunning = useRef(false);
  const [running, setRunning] = useState<string>();
  const [problem, setProblem] = useState('');

  /** @returns whether it was done */
  async function run<Answer>(command: Command<Answer>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return (!command.ask || (await askFirst(...command.ask))) && (await make(command));
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  }

  async function make<Answer>(command: Command<Answer>): Promise<boolean> {
    const { name = 'command', failed, done, undo, onDone, onEnd } = command;
    setProblem('');
    setRunning(name);
    try {
      const answer = await outcomeOf(command);
      if (undo) offerUndo(undo(answer));
      else if (done) void showToast(done, { position: 'bottom-start' });
      await onDone?.(answer);
      return true;
    } catch (error) {
      console.warn(`${failed}:`, error);
      const reason = await reasonFor(error, command);
      if (failures === 'form') setProblem(reason);
      else void showFailure(failed, reason);
      return false;
    } finally {
      await onEnd?.();
    }
  }

  return { busy: running !== undefined, running, problem, setProblem, run };
}
