import { FailedMails } from '#features/failed-mails/failed-mails.tsx';
import { UnknownWithdrawals } from '#features/failed-mails/unknown-withdrawals.tsx';
import { OrderDesk } from '#features/order-desk/order-desk.tsx';

export function Page() {
  return (
    <OrderDesk>
      <FailedMails />
      <UnknownWithdrawals />
    </OrderDesk>
  );
}
