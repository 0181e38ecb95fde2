import { info } from 'firebase-functions/logger';
import { type HandlerRequest, Reply } from '../platform/http/handler.ts';
import { optionalIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import type { KeptOf } from '../platform/kept-documents.ts';
import type { KeptChanges } from '../use-cases/kept/kept-changes.ts';

type Asked = Pick<HandlerRequest<'DELETE /api/drafts/:id'>, 'params' | 'caller'>;

interface Written<Header, Fields> extends Pick<Asked, 'caller'> {
  header: (name: Header) => string | undefined;
  body: Fields;
}

/** @param answerOf the answer besides its message */
export function keptRoutes<Fields extends object, One extends KeptOf<Fields>, Answer extends object>(
  changes: KeptChanges<Fields, One>,
  answerOf: (one: One) => Answer,
) {
  const { name, idOf } = changes.documents;

  function answer(one: One, done: string): Answer & { message: string } {
    const message = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${done}`;
    info(message, { [name]: idOf(one) });
    return { message, ...answerOf(one) };
  }

  const tagged = (one: One, done: string, status = 200) =>
    new Reply(answer(one, done), { status, etag: versionTag(one.version) });

  return {
    /** 201; the same Idempotency-Key again answers the same document. */
    async post({ header, body, caller }: Written<'Idempotency-Key', Fields>) {
      const key = optionalIdempotencyKey(header);
      return tagged(await changes.create(body, key, caller.person), 'added', 201);
    },

    async put({ params, header, body, caller }: Asked & Written<'If-Match', Fields>) {
      const expected = expectedVersion(header('If-Match'));
      return tagged(await changes.edit(params.id, body, expected, caller.person), 'updated');
    },

    remove: async ({ params, caller }: Asked) =>
      answer(await changes.remove(params.id, caller.person), 'deleted'),

    restore: async ({ params, caller }: Asked) =>
      tagged(await changes.restore(params.id, caller.person), 'restored'),
  };
}
