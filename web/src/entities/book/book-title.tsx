import { type InSeries, seriesApart, seriesLine } from '@bookstore/functions/shared/book/series';

/** The title of a book, with its series on a line of its own: 'Dune Chronicles, #1'. */
export function BookTitle({ book }: { book: InSeries }) {
  // A cart may keep a title as it was before.
  const { title, ...place } = seriesApart(book);
  const series = seriesLine(place);
  if (!series) return title;
  return (
    <>
      {title} <span className="block font-sans text-sm font-normal text-muted">{series}</span>
    </>
  );
}
