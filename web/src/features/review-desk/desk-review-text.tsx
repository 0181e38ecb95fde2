import type { Review } from '@bookstore/functions/shared/review/review';
import { plural } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { Stars } from '#components/labels/stars.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { paths } from '#config/paths.ts';

const quote = 'border-s-2 ps-3 text-[0.9375rem] wrap-anywhere whitespace-pre-line';

/** Also shows what visitors see meanwhile, the decision's reason and the reply. */
export function DeskReviewText({ review }: { review: Review }) {
  const { title, bookId, name, at, status, stars, text, shown: earlier, reason, reply, reports } = review;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-sans! text-base font-semibold wrap-anywhere">
          <Link to={paths.book(bookId)} className="underline-offset-4 hover:text-accent hover:underline">
            {title}
          </Link>
        </h3>
        {reports > 0 && (
          <p className="rounded-full border border-ochre px-2.5 py-px text-sm font-medium text-ochre-ink">
            {plural(reports, 'Reported {count} time', 'Reported {count} times')}
          </p>
        )}
      </div>
      <div>
        <Stars stars={stars} />
        <p className="mt-1 max-w-2xl leading-relaxed wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {name} · <TimeLabel instant={at} />
        </p>
      </div>
      {status === 'waiting' && earlier && (
        <div className={`${quote} border-line-strong`}>
          <p className="text-sm text-muted">Shown until you decide; a refusal takes it down, too</p>
          <Stars stars={earlier.stars} />
          <p>{earlier.text}</p>
        </div>
      )}
      {reason && (
        <p className={`${quote} border-ochre`}>
          <span className="block text-sm text-muted">The reason, which the shopper reads</span>
          {reason}
        </p>
      )}
      {reply && (
        <p className={`${quote} border-line-strong`}>
          <span className="block text-sm text-muted">
            {rich('Your reply, {time}', { time: <TimeLabel instant={reply.at} /> })}
          </span>
          {reply.text}
        </p>
      )}
    </>
  );
}
