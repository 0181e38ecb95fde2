export interface InSeries {
  title: string;
  series?: string | undefined;
  seriesNumber?: string | undefined;
}

/** One volume, or the first and last in one. */
export const seriesNumberPattern = /^\d{1,4}(?:\.\d{1,2})?(?:-\d{1,4}(?:\.\d{1,2})?)?$/;

const suffix =
  /^(.*\S)\s+\(([^()#]*[^()#\s,])\s*,?\s*#\s?(\d{1,4}(?:\.\d{1,2})?(?:\s?[-–]\s?\d{1,4}(?:\.\d{1,2})?)?)[^()]*\)$/u;

/** Moves a series out of the title: 'Dune (Dune Chronicles, #1)'. */
export function seriesApart<Book extends InSeries>(book: Book): Book {
  const whole = book.title.trim();
  if (!whole.endsWith(')')) return book;
  const [, title, series, number = ''] = suffix.exec(whole) ?? [];
  if (!title || !series) return book;
  if (book.series) return { ...book, title };
  return { ...book, title, series, seriesNumber: number.replace(/\s/g, '').replace('–', '-') };
}

/** 2.5 for '2.5' and for '2.5-3'; undefined where there is none. */
export function placeInSeries({ seriesNumber }: Pick<InSeries, 'seriesNumber'>): number | undefined {
  const number = Number.parseFloat(seriesNumber ?? '');
  return Number.isNaN(number) ? undefined : number;
}

/** 'Dune Chronicles, #1'; '' without a series. */
export function seriesLine({ series, seriesNumber }: Pick<InSeries, 'series' | 'seriesNumber'>): string {
  if (!series) return '';
  return seriesNumber ? `${series}, #${seriesNumber}` : series;
}
