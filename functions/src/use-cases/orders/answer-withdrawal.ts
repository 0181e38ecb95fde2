import { addEntry } from '../../audit/audit-store.ts';
import { answerUnknownWithdrawal } from '../../mail/unknown-withdrawal-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { UnknownWithdrawal } from '../../shared/order/mail.ts';

/** Of a withdrawal that belongs to no order. @throws NotFound */
export function answerWithdrawal(
  id: string,
  isDone: boolean,
  by: Actor,
  now: Date,
): Promise<UnknownWithdrawal> {
  return answerUnknownWithdrawal(id, isDone ? by.name : undefined, (transaction, title) =>
    addEntry(
      transaction,
      { by, kind: 'withdrawal', action: isDone ? 'replied' : 'undone', targetId: id, title },
      now,
    ),
  );
}
