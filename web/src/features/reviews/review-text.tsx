import type { ReviewReply as Reply, ReviewText as Written } from '@bookstore/functions/shared/review/review';
import type { ReactNode } from 'react';
import { DateLabel } from '#components/labels/date-label.tsx';
import { Stars } from '#components/labels/stars.tsx';

interface ReviewTextProps {
  review: Written;
  /** The reader's action, beside the name. */
  action?: ReactNode;
}

/** Plain text only: addresses in it are not links. */
export function ReviewText({ review: { stars, text, name, at }, action }: ReviewTextProps) {
  return (
    <div className="min-w-0">
      <Stars stars={stars} />
      <p dir="auto" className="mt-1 max-w-2xl leading-relaxed wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <p className="min-w-0 py-0.5 wrap-anywhere">
          <span dir="auto">{name}</span> · <DateLabel instant={at} />
        </p>
        {action}
      </div>
    </div>
  );
}

export function ReviewReply({ reply: { text, at } }: { reply: Reply }) {
  return (
    <div className="max-w-2xl border-s-2 border-line-strong ps-4 text-[0.9375rem]">
      <p className="text-sm text-muted">
        The shop answers · <DateLabel instant={at} />
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
