/** What a book's title and its place in a series say. */
export interface InSeries {
  title: string;
  series?: string | undefined;
  seriesNumber?: string | undefined;
}

/** The number of a volume, or of the first and last in one. */
export const seriesNumberPattern = /^\d{1,4}(?:\.\d{1,2})?(?:-\d{1,4}(?:\.\d{1,2})?)?$/;

const suffix =
  /^(.*\S)\s+\(([^()#]*[^()#\s,])\s*,?\s*#\s?(\d{1,4}(?:\.\d{1,2})?(?:\s?[-–]\s?\d{1,4}(?:\.\d{1,2})?)?)[^()]*\)$/u;

/** A book whose title has no series in brackets behind it any more: 'Dune (Dune Chronicles, #1)'. */
export function seriesApart<Book extends InSeries>(book: Book): Book {
  const whole = book.title.trim();
  if (!whole.endsWith(')')) return book;
  const [, title, series, number = ''] = suffix.exec(whole) ?? [];
  if (!title || !series) return book;
  if (book.series) return { ...book, title };
  return { ...book, title, series, seriesNumber: number.replace(/\s/g, '').replace('–', '-') };
}

/** Where a book stands in its series: 2.5 of '2.5' and of '2.5-3'; undefined where that is not said. */
export function placeInSeries({ seriesNumber }: Pick<InSeries, 'seriesNumber'>): number | undefined {
  const number = Number.parseFloat(seriesNumber ?? '');
  return Number.isNaN(number) ? undefined : number;
}

/** 'Dune Chronicles, #1'; '' of a book that stands alone. */
export function seriesLine({ series, seriesNumber }: Pick<InSeries, 'series' | 'seriesNumber'>): string {
  if (!series) return '';
  return seriesNumber ? `${series}, #${seriesNumber}` : series;
}
