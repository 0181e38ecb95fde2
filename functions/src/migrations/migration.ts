/** What work on a page of documents has come to. */
export interface WorkedPage {
  changed: number;
  /** The id after which the next page begins; undefined: this was the last one. */
  next: string | undefined;
}

/**
 * A step from the data of one release to that of the next. It works in pages, each of which may be done again: a run
 * that was killed goes on with the page that it had begun.
 */
export interface Migration {
  /** Never given to another one, and counted up without gaps. */
  number: number;
  /** What it does, in a few words. */
  title: string;
  /** Before the deploy only what the functions of the release before do not notice; they work until it is over. */
  when: 'before' | 'after';
  /** Works on the documents behind one; '' begins with the first. */
  workAfter(cursor: string): Promise<WorkedPage>;
}
