import type { Review } from '@bookstore/functions/shared/review/review';
import type { ReviewStatus } from '@bookstore/functions/shared/review/review-status';
import { t } from '@bookstore/functions/shared/words/words';
import type { Command } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

const done: Readonly<Record<ReviewStatus, (title: string) => string>> = {
  published: (title) => t('The review of “{title}” is published', { title }),
  refused: (title) => t('The review of “{title}” is refused', { title }),
  withdrawn: (title) => t('The review of “{title}” is taken down', { title }),
  waiting: (title) => t('The review of “{title}” waits again', { title }),
};

const failed = t('The review was not changed');

/** A step can be undone while its offer is visible. */
export function reviewCommands({ key, title, version }: Review, onChanged: () => unknown) {
  const params = { key };
  const headers = (of: number) => ({ 'If-Match': `"${of}"` });
  const seen = { params, headers: headers(version) };

  async function takeBack({ version: present }: Review): Promise<void> {
    await callAdminApi('POST /api/admin/reviews/:key/undo', { params, headers: headers(present) });
    await onChanged();
  }

  return {
    move: (to: ReviewStatus, reason = ''): Command<Review> => ({
      name: to,
      failed,
      send: () => callAdminApi('POST /api/admin/reviews/:key/status', { ...seen, body: { to, reason } }),
      undo: (review) => ({
        text: done[to](title),
        orders: [],
        version: review.version,
        failure: failed,
        takeBack: () => takeBack(review),
      }),
      onEnd: onChanged,
    }),
    reply: (text: string): Command<unknown> => ({
      failed: t('The reply was not kept'),
      done: text ? t('The reply is kept') : t('The reply is taken away'),
      send: () => callAdminApi('PUT /api/admin/reviews/:key/reply', { ...seen, body: { text } }),
      onEnd: onChanged,
    }),
    keep: (): Command<unknown> => ({
      name: 'keep',
      failed,
      done: t('The review stays as it is'),
      send: () => callAdminApi('DELETE /api/admin/reviews/:key/reports', seen),
      onEnd: onChanged,
    }),
  };
}
