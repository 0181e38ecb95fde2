import { OrderDesk } from '#features/order-desk/order-desk.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Orders" />
      <OrderDesk />
    </>
  );
}
