import type { Answer, CallInput, CallNameFor, Header } from '@bookstore/functions/shared/api-calls';
import type { Capability } from '@bookstore/functions/shared/people/roles';
import { callAdminApi } from '#entities/session/admin-api.ts';
import type { CallParts } from '#lib/api.ts';
import { sendOnce } from '#lib/lost-answer.ts';

type AdminCall = CallNameFor<Capability | 'shopper or orders'>;

/** The calls that are made once under an idempotency key. */
type KeyedCall = { [Name in AdminCall]: 'Idempotency-Key' extends Header<Name> ? Name : never }[AdminCall];

/**
 * The intention behind a call. Its body is no part of it: when the answer is lost, the form's next try is a retry also
 * with other figures in it, which the shop refuses if it has made the change.
 */
function intentionOf(name: KeyedCall, { params }: CallParts, seen: unknown): string {
  return JSON.stringify([name, params, seen]);
}

/**
 * Makes a call as the administrator that takes effect once, also when its answer is lost and it is tried again.
 * @param seen what is on the screen of what the call changes, such as its version; where nothing is, when its form was
 * opened
 * @param version for If-Match: what is changed must still be of it
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
