import { write } from 'firebase-functions/logger';
import { errorCode } from '../../shared/values/error-code.ts';

/** Possibly personal, like e-mail addresses: quoted text, long numbers and long strings. */
const values = /"[^"]*"|'[^']*'|`[^`]*`|\d[\d\s-]{5,}\d|[\w+/=-]{33,}/g;
const word = /[^\s<>()]+/g;

function withoutValues(message: string): string {
  const kept = message.replace(values, '…');
  // A pattern of a whole address would search a long word for its `@` from each of its letters.
  return kept.replace(word, (match) => (match.includes('@') ? '…' : match));
}

/** The places of a stack: what follows the message that it begins with. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => /^\s+at .+/.test(line));
}

/** An error and its causes as a stack trace without personal values. */
export function describeError(error: unknown, depth = 3): string {
  if (!(error instanceof Error)) return `A thrown ${typeof error}`;
  const code = errorCode(error);
  const head = `${error.name}${code === undefined ? '' : ` (${code})`}: ${withoutValues(error.message)}`;
  const own = [head, ...framesOf(error)].join('\n');
  return error.cause === undefined || depth === 0
    ? own
    : `${own}\nCaused by: ${describeError(error.cause, depth - 1)}`;
}

export function reportError(headline: string, error: unknown): void {
  write({ severity: 'ERROR', message: headline, stack_trace: describeError(error) });
}
