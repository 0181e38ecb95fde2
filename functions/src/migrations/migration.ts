export interface WorkedPage {
  changed: number;
  /** The id after which the next page begins; undefined after the last page. */
  next: string | undefined;
}

/**
 * A step from one release's data to the next. Works in pages, each of which may be repeated: an interrupted run
 * continues with the page it had begun.
 */
export interface Migration {
  /** Never reused; consecutive. */
  number: number;
  title: string;
  /** 'before' the deploy only for changes that the previous release's functions tolerate; they run until it is over. */
  when: 'before' | 'after';
  /** Works on the documents after a cursor; '' begins with the first. */
  workAfter(cursor: string): Promise<WorkedPage>;
}
