import { type UnknownWithdrawal, unknownTogether } from '@bookstore/functions/shared/order/mail';
import { cursorAfter } from '@bookstore/functions/shared/values/list-cursor';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { panel } from '#components/layout/desk-head.tsx';
import { useShop } from '#config/shop.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { mailStateLabels } from '#entities/order/mail-state.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

function Declared({ declared, onEnd }: { declared: UnknownWithdrawal; onEnd: () => void }) {
  const { id, subject, text, state, at, doneBy } = declared;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 text-[0.9375rem]">
      <div className="grid min-w-0 flex-1 basis-60 gap-1 wrap-anywhere">
        <p className={doneBy ? 'text-muted' : 'font-medium'}>{subject}</p>
        <p className="text-sm text-muted">
          {rich('{time} · mail to the shop: {state}', {
            time: <TimeLabel instant={at} />,
            state: mailStateLabels[state].toLowerCase(),
          })}
        </p>
        {doneBy ? (
          <p className="text-sm text-forest">{t('Done by {name}', { name: doneBy })}</p>
        ) : (
          <p className="text-sm whitespace-pre-line">{text.trim().replaceAll('\n\n', '\n')}</p>
        )}
      </div>
      <CommandButton
        variant={doneBy ? 'quiet' : 'secondary'}
        aria-label={doneBy ? t('Not done: {subject}', { subject }) : t('Done: {subject}', { subject })}
        command={{
          send: () =>
            callAdminApi('POST /api/withdrawals/unknown/:id', { params: { id }, body: { isDone: !doneBy } }),
          failed: t('The withdrawal was not changed'),
          onEnd,
        }}
      >
        {doneBy ? t('Not done') : t('Done')}
      </CommandButton>
    </li>
  );
}

/** Withdrawals for orders that the shop does not find: the declaration counts, so a person must look for the order. */
export function UnknownWithdrawals() {
  const enabled = useShop().withdrawal !== undefined;
  const [after, setAfter] = useState<string>();
  const { data = [], refetch } = useAdminQuery(
    'GET /api/withdrawals/unknown',
    { query: { after } },
    { enabled },
  );
  const last = data.length === unknownTogether ? data.at(-1) : undefined;
  if (data.length === 0 && !after) return null;
  const open = data.filter(({ doneBy }) => !doneBy);
  const done = data.filter(({ doneBy }) => doneBy);
  return (
    <details className={panel}>
      <summary className="min-h-11 content-center font-medium">
        {last || after
          ? t('Withdrawals from unknown orders')
          : open.length > 0
            ? plural(
                open.length,
                '{count} withdrawal from an unknown order to answer',
                '{count} withdrawals from unknown orders to answer',
              )
            : t('All withdrawals from unknown orders are answered')}
      </summary>
      <ul className="divide-y divide-line">
        {[...open, ...done].map((declared) => (
          <Declared key={declared.id} declared={declared} onEnd={() => void refetch()} />
        ))}
      </ul>
      <p className="flex justify-between">
        {after && <Button onClick={() => setAfter(undefined)}>First</Button>}
        {last && (
          <Button onClick={() => setAfter(cursorAfter({ createdAt: last.at, _id: last.id }))}>More</Button>
        )}
      </p>
    </details>
  );
}
