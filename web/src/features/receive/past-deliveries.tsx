import { shownName } from '@bookstore/functions/shared/people/person-name';
import type { Posting } from '@bookstore/functions/shared/stock/posting';
import { t } from '@bookstore/functions/shared/words/words';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { countedBooks, countedCopies } from '#entities/book/counted.ts';
import { jobStateWords } from '#entities/posting/job-steps.tsx';
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
  const { kind, state, createdAt, by, supplier, note, copies, books } = delivery;
  const of = { copies: countedCopies(copies), books: countedBooks(books) };
  const whole = supplier
    ? t('{copies} of {books} from {supplier}', { ...of, supplier })
    : t('{copies} of {books}', of);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-[0.9375rem]">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <span className="font-medium">{kind === 'bulk' ? of.books : whole}</span>
          <span className="text-muted">{jobStateWords[state]}</span>
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <TimeLabel instant={createdAt} /> · {shownName(by)}
          {note && ` · ${note}`}
        </p>
      </div>
      <PostingSteps
        posting={delivery}
        name={
          kind === 'bulk'
            ? t('{note} of {books}', { note, books: of.books })
            : t('the delivery of {what}', { what: whole })
        }
        onChanged={onChanged}
      />
    </li>
  );
}
