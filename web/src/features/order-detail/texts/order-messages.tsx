import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { callOnce } from '#entities/command/call-once.ts';
import { orderChange } from '#entities/order/use-order-change.ts';
import { KeptPhrases } from './kept-phrases.tsx';
import { TextList } from './text-list.tsx';
import { TextSender } from './text-sender.tsx';

/** What the shop writes to the shopper, who gets it as a mail and sees it on the page of the order. */
export function OrderMessages({ order }: { order: Order }) {
  const params = { id: order._id };
  if (order.email === '')
    return (
      <Card title="Messages to the shopper">
        <p className="text-sm text-muted">The order has no e-mail address: nothing can be sent.</p>
        <TextList entries={order.messages} />
      </Card>
    );
  return (
    <Card title="Messages to the shopper">
      <p className="mb-2 text-sm text-muted">Sent as a mail, and shown with the order.</p>
      <TextList entries={order.messages} />
      <TextSender
        label="New message"
        button={t('Send the message')}
        command={(text) =>
          orderChange(order, {
            send: () => callOnce('POST /api/orders/:id/messages', { params, body: { text } }, order),
            done: t('The message is on its way'),
          })
        }
        above={(text, setText) => <KeptPhrases text={text} onChoose={setText} />}
      />
    </Card>
  );
}
