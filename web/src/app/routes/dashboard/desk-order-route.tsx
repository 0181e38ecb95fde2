import { useParams } from 'react-router-dom';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { texts } from '#config/texts.ts';
import { OrderDetail } from '#features/order-detail/order-detail.tsx';
import { OrderMoney } from '#features/order-money/order-money.tsx';

export function Page() {
  const { id = '' } = useParams();
  return (
    <AsyncBoundary key={id} failure={texts.ordersFailure}>
      <OrderDetail id={id} money={(order) => <OrderMoney order={order} />} />
    </AsyncBoundary>
  );
}
