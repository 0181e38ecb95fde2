import { useRef, useState } from 'react';
import { offerUndo, type UndoOffer } from '#entities/order/undo-offer.ts';
import { askFirst, showFailure, showToast } from '#lib/alerts.ts';
import { isUnanswered } from '#lib/lost-answer.ts';
import { failureWords } from './failure-words.ts';

/** A question with its text and the words of its two buttons. */
export type Question = Parameters<typeof askFirst>;

/** A change that a person of the dashboard makes by a press. */
export interface Command<Answer> {
  send: () => Promise<Answer>;
  /** 'The stock was not changed' */
  failed: string;
  /** What a toast says when it is done. */
  done?: string;
  /** Tells it from the other commands of the form: see `running`. */
  name?: string;
  /** What is asked before. */
  ask?: Question;
  /** What takes it back, offered in the place of a toast. */
  undo?(answer: Answer): UndoOffer;
  /** What is true now, for an answer that was lost; undefined when it is not done, as far as the shop can say. */
  lookUp?: () => Promise<Answer | undefined>;
  /** Why it failed, where more is to be said than usual. */
  reasonOf?: (error: unknown) => string | undefined | Promise<string | undefined>;
  onDone?(answer: Answer): unknown;
  /** Also after a failure: what the form shows is asked for again, since another person may have changed it. */
  onEnd?: () => unknown;
}

async function outcomeOf<Answer>({ send, lookUp }: Command<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const found = isUnanswered(error) ? await lookUp?.().catch(() => undefined) : undefined;
    if (found === undefined) throw error;
    return found;
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
 * Makes one change at a time and says what came of it. What is typed stays when it fails.
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
