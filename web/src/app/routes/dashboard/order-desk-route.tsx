import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { FailedMails } from '#features/failed-mails/failed-mails.tsx';
import { UnknownWithdrawals } from '#features/failed-mails/unknown-withdrawals.tsx';
import { OrderDesk } from '#features/order-desk/order-desk.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={dashboardPages.orderDesk.title} />
      <OrderDesk>
        <FailedMails />
        <UnknownWithdrawals />
      </OrderDesk>
    </>
  );
}
