import { type InSeries, seriesApart, seriesLine } from '@bookstore/functions/shared/book/series';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';

interface BookTitleProps {
  book: InSeries & { language?: string | undefined };
}

/** The title of a book, with its series on a line of its own: 'Dune Chronicles, #1'. In another language than the page it says so. */
export function BookTitle({ book }: BookTitleProps) {
  // A cart may keep a title as it was before.
  const { title, language, ...place } = seriesApart(book);
  const series = seriesLine(place);
  // The stored text may be no language code.
  const isForeign = language !== buildLanguage && /^[a-z]{2}$/.test(language ?? '');
  const said = (
    <span dir="auto" lang={isForeign ? language : undefined}>
      {title}
    </span>
  );
  if (!series) return said;
  return (
    <>
      {said} <span className="block font-sans text-sm font-normal text-muted">{series}</span>
    </>
  );
}
