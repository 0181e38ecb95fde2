import type { Answer, CallInput, CallNameFor, Header } from '@bookstore/functions/shared/api-calls';
import type { Capability } from '@bookstore/functions/shared/people/roles';
import { callAdminApi } from '#entities/session/admin-api.ts';
import type { CallParts } from '#lib/api.ts';
import { sendOnce } from '#lib/lost-answer.ts';

type AdminCall = CallNameFor<Capability | 'shopper or orders'>;

type KeyedCall = { [Name in AdminCall]: 'Idempotency-Key' extends Header<Name> ? Name : never }[AdminCall];

/**
 * Without the body: a retry after a lost answer is the same intention even with other figures in the form, and the shop
 * refuses it if it has already made the change.
 */
function intentionOf(name: KeyedCall, { params }: CallParts, seen: unknown): string {
  return JSON.stringify([name, params, seen]);
}

/**
 * Takes effect once, even when its answer is lost and it is tried again.
 * @param seen what the screen shows of the thing to change, such as its version; where nothing, when its form was
 * opened
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
