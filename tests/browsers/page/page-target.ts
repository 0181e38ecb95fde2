/** What a name has to be, or a pattern that it has to match; as JSON, since it goes into the browser. */
export type TextMatch = { text: string } | { pattern: string; flags: string };

/** An element by its role and name, a field by its label, or what has a text, within another element or in the whole page. */
export interface Target {
  by: 'label' | 'text' | (string & {});
  name?: TextMatch;
  within?: Target;
}

/** Where an element stands, or why it cannot be used yet. */
export type Place = { x: number; y: number } | { missing: string };

/** What the tests ask of a page, answered within it. */
export interface PageQueries {
  /** How many such elements are there for a reader. */
  count(target: Target): number;
  /** The text of an element as it is shown, with single spaces; '' while it is not there. */
  textOf(target?: Target): string;
  /** The value of a field, undefined while it is not there. */
  valueOf(target: Target): string | undefined;
  /** The middle of an element that can be pressed there, scrolled into sight. */
  placeOf(target: Target): Place;
  /** Selects all that a field holds, so that what is typed replaces it. */
  selectText(target: Target): void;
  /** Chooses an option of a select field by its words. @returns whether it has it */
  choose(target: Target, option: string): boolean;
  /** Marks a file field, so that the driver finds it. @returns whether it is there */
  markFileField(target: Target): boolean;
  /** Whether a picture is loaded and has been decoded. */
  hasPicture(target: Target): boolean;
  /** How often the page has asked for the print dialog. */
  prints(): number;
}
