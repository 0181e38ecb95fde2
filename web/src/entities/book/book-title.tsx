import { type InSeries, seriesApart, seriesLine } from '@bookstore/functions/shared/book/series';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';

interface BookTitleProps {
  book: InSeries & { language?: string | undefined };
}

/**
 * With the series on a line of its own: 'Dune Chronicles, #1'. Sets `lang` where the book's language is not the page's.
 */
export function BookTitle({ book }: BookTitleProps) {
  // A cart may keep a title in its earlier form.
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
