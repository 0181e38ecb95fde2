import type { Answer, CallInput, CallNameFor, Header } from '@bookstore/functions/shared/api-calls';
import type { Capability } from '@bookstore/functions/shared/people/roles';
import { callAdminApi } from '#entities/session/admin-api.ts';
import type { CallParts } from '#lib/api.ts';
import { sendOnce } from '#lib/lost-answer.ts';

type AdminCall = CallNameFor<Capability | 'shopper or orders'>;

type KeyedCall = { [Name in AdminCall]: 'Idempotency-Key' extends Header<Name> ? Name : never }[AdminCall];

/**
 * Without the body: after a lost answer, a retry with other figures is the same intention, and the shop refuses it if
 * it has already made the change.
 */
function intentionOf(name: KeyedCall, { params }: CallParts, seen: unknown): string {
  return JSON.stringify([name, params, seen]);
}

/**
 * Takes effect once, also when tried again after a lost answer.
 * @param seen what the screen shows of the thing to change, such as its version, or when its form was opened
 * @param version for If-Match: refused when the thing has another version by now
 */
export function callOnce<Name extends KeyedCall>(
  name: Name,
  input: CallInput<Name>,
  seen: unknown,
  version?: string,
): Promise<Answer<Name>> {
  return sendOnce(intentionOf(name, input, seen), (key) => {
    const headers = { 'Idempotency-Key': key, ...(version !== undefined && { 'If-Match': version }) };
    return callAdminApi(name, { ...input, headers });
  });
}
