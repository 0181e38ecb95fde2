// Without yup, which the pages do not load.

/** What became of the press of a page's one button, which works without JavaScript: nothing yet, refused or done. */
export interface SentPress {
  isDone?: boolean;
  /** Why it was refused. */
  problem?: string;
  /** What was typed, where the page asks for an address. */
  email?: string;
}
