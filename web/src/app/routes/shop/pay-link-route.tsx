import { isOrderId } from '@bookstore/functions/shared/order/order-id';
import { useParams } from 'react-router-dom';
import { PayLinkPage, UnknownLink } from '#features/payment/pay-link-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const { id = '' } = useParams();
  return (
    <section className="page-width py-6 md:py-10 md:*:min-h-[58dvh]">
      <PageHead title="Payment" />
      {isOrderId(id) ? <PayLinkPage key={id} id={id} /> : <UnknownLink />}
    </section>
  );
}
