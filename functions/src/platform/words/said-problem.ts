import { defaultLocale, ValidationError } from 'yup';
import { saidInShop } from './say-in-shop.ts';

/** With placeholders: '${path} must be at most ${max} characters'. */
const templates: readonly unknown[] = Object.values(defaultLocale).flatMap((words) => Object.values(words));

/** The message was made in English. */
export function saidProblem({ message, params = {} }: ValidationError): string {
  const template = templates.find(
    (one) => one !== '' && ValidationError.formatError(String(one), params) === message,
  );
  const label = saidInShop(String(params.label ?? params.path ?? 'this'));
  return typeof template === 'string'
    ? String(ValidationError.formatError(saidInShop(template), { ...params, label }))
    : saidInShop(message);
}
