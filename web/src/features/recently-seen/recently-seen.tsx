import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { noteSeen, useRecentlySeen } from './recently-seen-store.ts';
import { SeenRow } from './seen-row.tsx';

/** As many as fill a row of a wide screen. */
const shownBooks = 6;

export interface RecentlySeenProps {
  /** The book of the page. */
  bookId?: string;
  className?: string;
}

/** The books that were seen last on this device, other than that of the page. */
export function RecentlySeen({ bookId, className }: RecentlySeenProps) {
  const { key } = useLocation();
  useEffect(() => {
    if (bookId !== undefined) noteSeen(bookId, key === 'default');
  }, [bookId, key]);
  const ids = useRecentlySeen().filter((id) => id !== bookId);
  if (ids.length === 0) return null;
  return (
    <AsyncBoundary loading={null}>
      <SeenRow ids={ids.slice(0, shownBooks)} className={className} />
    </AsyncBoundary>
  );
}
