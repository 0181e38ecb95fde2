import { isReachable } from '../deploy/reachable-contact.ts';
import { personLimits } from '../shared/people/person.ts';
import { settingsEditSchema } from '../shared/shop/settings.ts';

// Each says in a sentence what is wrong with an answer.

interface Validated {
  validateSyncAt(path: string, value: object): unknown;
}

/** What one of the shop's own schemas says of a value. */
export function wrongBy(schema: Validated, path: string): (answer: string) => string | undefined {
  return (answer) => {
    try {
      schema.validateSyncAt(path, { [path]: answer });
      return answer.trim() === '' ? 'An answer is needed.' : undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** Of a Firebase project's name. */
export function wrongProject(answer: string): string | undefined {
  return /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(answer)
    ? undefined
    : 'It has 6 to 30 small letters, digits and hyphens; the first is a letter.';
}

const wrongEmail = wrongBy(settingsEditSchema, 'contactEmail');

/** Of an address that mails can come from. */
export function wrongContact(answer: string): string | undefined {
  const otherwise = isReachable(answer) ? undefined : 'No mail reaches this address: it is for examples.';
  return wrongEmail(answer) ?? otherwise;
}

export function wrongPassword(answer: string): string | undefined {
  const { min, max } = personLimits.password;
  return answer.length >= min && answer.length <= max
    ? undefined
    : `It must have ${min} to ${max} characters.`;
}

/** `smtps://$USER:$PASSWORD@$HOST:465`, or nothing for no mails. */
export function wrongServer(answer: string): string | undefined {
  if (['', 'off'].includes(answer.trim())) return undefined;
  const isAddress = /^smtps?:\/\/[^\s/]+$/.test(answer.trim()) && URL.canParse(answer.trim());
  return isAddress ? undefined : 'It reads smtps://$USER:$PASSWORD@$HOST:465, or smtp://…:587.';
}

/** Of a key of Stripe's API, whole or restricted, or nothing. */
export function wrongStripeKey(answer: string): string | undefined {
  if (['', 'off'].includes(answer.trim())) return undefined;
  return /^[sr]k_(?:live|test)_\w+$/.test(answer.trim())
    ? undefined
    : 'It begins with sk_live_ or rk_live_: Stripe’s dashboard shows it under Developers › API keys.';
}
