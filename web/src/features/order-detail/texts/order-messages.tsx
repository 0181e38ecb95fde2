import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { Card } from '#components/layout/card.tsx';
import { callOnce } from '#entities/command/call-once.ts';
import { orderChange } from '#entities/order/use-order-change.ts';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';
import { TextList } from './text-list.tsx';
import { TextSender } from './text-sender.tsx';

/** Sent by mail and shown on the order's page. */
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
        button="Send the message"
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

const usualPhrases = [
  t(
    'One of your books was damaged, and we have no other copy. We have taken it out: you pay for the others only.',
  ),
  t('Your parcel came back to us. Is this address right?'),
  t('Part of your order follows as soon as it is here.'),
];
/** A limit, so that the list stays readable. */
const mostPhrases = 20;

function parsePhrases(text: string | null): readonly string[] {
  if (text === null) return usualPhrases;
  try {
    const phrases: unknown = JSON.parse(text);
    return Array.isArray(phrases) ? phrases.filter((one) => typeof one === 'string') : usualPhrases;
  } catch {
    return usualPhrases;
  }
}

/** Kept on this browser. */
const keptPhrases = createLocalStore<readonly string[]>('desk-phrases', {
  parse: parsePhrases,
  serialize: (phrases) => JSON.stringify(phrases),
});

interface KeptPhrasesProps {
  text: string;
  onChoose: (text: string) => void;
}

/** Text snippets for later messages: choose, add, remove. */
function KeptPhrases({ text, onChoose }: KeptPhrasesProps) {
  const phrases = useLocalStore(keptPhrases, usualPhrases);
  const typed = text.trim();
  const isKept = phrases.includes(typed);
  const keep = () => keptPhrases.set([typed, ...phrases].slice(0, mostPhrases));
  const remove = () => keptPhrases.set(phrases.filter((one) => one !== typed));
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <select
        aria-label="Kept words"
        value={isKept ? typed : ''}
        onChange={({ target }) => target.value && onChoose(target.value)}
        className={`${inputClasses} w-auto! max-w-full min-w-0 flex-1 basis-40 px-2!`}
      >
        <option value="">Kept words …</option>
        {phrases.map((phrase) => (
          <option key={phrase} value={phrase}>
            {phrase}
          </option>
        ))}
      </select>
      {typed && (
        <Button variant="quiet" onClick={isKept ? remove : keep} className="px-2! text-sm!">
          {isKept ? t('Remove these words') : t('Keep these words')}
        </Button>
      )}
    </div>
  );
}
