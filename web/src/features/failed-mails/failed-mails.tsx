import { plural } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { SendAgain } from '#entities/order/mail-state.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** In milliseconds. */
const refetchMilliseconds = 60_000;

export function FailedMails() {
  const { data, refetch } = useAdminQuery(
    'GET /api/mails/failed',
    {},
    {
      refetchInterval: refetchMilliseconds,
    },
  );
  if (!data || data.count === 0) return null;
  const { count, mails } = data;
  return (
    <Card title={plural(count, '{count} mail was not sent', '{count} mails were not sent')} level={2}>
      <ul className="divide-y divide-line">
        {mails.map((mail) => (
          <li
            key={`${mail.orderId} ${mail.event}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-[0.9375rem]"
          >
            <Link
              to={dashboardPaths.deskOrder(mail.orderId)}
              className="inline-flex min-h-6 items-center font-medium whitespace-nowrap tabular-nums underline-offset-4 hover:text-accent hover:underline"
            >
              {mail.number}
            </Link>
            <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
              {mail.subject}
              <span className="block text-sm text-muted">
                {mail.to} · <TimeLabel instant={mail.at} />
              </span>
            </p>
            <SendAgain orderId={mail.orderId} mail={mail} onDone={() => void refetch()} />
          </li>
        ))}
      </ul>
      {mails.length < count && <p className="pt-2 text-sm text-muted">These come first.</p>}
    </Card>
  );
}
