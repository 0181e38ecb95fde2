// Without yup, which the pages do not load.

/** The result of a page's one button, which works without JavaScript. */
export interface SentPress {
  isDone?: boolean;
  problem?: string;
  /** Where the page asks for an address. */
  email?: string;
}
