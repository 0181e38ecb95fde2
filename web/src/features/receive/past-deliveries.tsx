import type { Posting } from '@bookstore/functions/shared/stock/posting';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { countedBooks, countedCopies } from '#entities/book/counted.ts';
import { JobRow } from '#entities/posting/job-steps.tsx';
import { PostingSteps } from '#entities/posting/posting-steps.tsx';

interface PastDeliveriesProps {
  deliveries: readonly Posting[] | undefined;
  isError: boolean;
  onChanged: () => void;
}

export function PastDeliveries({ deliveries, isError, onChanged }: PastDeliveriesProps) {
  if (!deliveries && isError) {
    return <LoadingFailure text="The last deliveries could not be loaded." onRetry={onChanged} />;
  }
  if (!deliveries) return null;
  return (
    <Card title="The last deliveries">
      {deliveries.length === 0 && (
        <p className="text-[0.9375rem] text-muted">
          None yet. What you receive is listed here, and can be undone.
        </p>
      )}
      <ul className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <PastDelivery key={delivery.id} delivery={delivery} onChanged={onChanged} />
        ))}
      </ul>
    </Card>
  );
}

function PastDelivery({ delivery, onChanged }: { delivery: Posting; onChanged: () => void }) {
  const { kind, supplier, note, copies, books } = delivery;
  const of = { copies: countedCopies(copies), books: countedBooks(books) };
  const whole = supplier
    ? t('{copies} of {books} from {supplier}', { ...of, supplier })
    : t('{copies} of {books}', of);
  return (
    <JobRow job={delivery} title={kind === 'bulk' ? of.books : whole} note={note}>
      <PostingSteps
        posting={delivery}
        name={
          kind === 'bulk'
            ? t('{note} of {books}', { note, books: of.books })
            : t('the delivery of {what}', { what: whole })
        }
        onChanged={onChanged}
      />
    </JobRow>
  );
}
