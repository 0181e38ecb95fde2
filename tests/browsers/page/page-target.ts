/** An exact text or a pattern; as JSON, since it goes into the browser. */
export type TextMatch = { text: string } | { pattern: string; flags: string };

/**
 * An element by role and name, a field by label, or an element by text, within another element or in the whole page.
 */
export interface Target {
  by: 'label' | 'text' | (string & {});
  name?: TextMatch;
  within?: Target;
}

/** In CSS pixels, or why the element cannot be used yet. */
export type Place = { x: number; y: number } | { missing: string };

/** Queries that are answered within the page. */
export interface PageQueries {
  /** As a screen reader counts them. */
  count(target: Target): number;
  /** As shown, with single spaces; '' while there is no such element. */
  textOf(target?: Target): string;
  valueOf(target: Target): string | undefined;
  /** The middle of an element that can be pressed there, scrolled into view. */
  placeOf(target: Target): Place;
  /** So that typing replaces the field's content. */
  selectText(target: Target): void;
  /** Selects an option by its text. @returns whether there is one */
  choose(target: Target, option: string): boolean;
  /** Marks a file field for the driver. @returns whether there is one */
  markFileField(target: Target): boolean;
  /** Whether a picture is loaded and has been decoded. */
  hasPicture(target: Target): boolean;
  /** How often the page has called for the print dialog. */
  prints(): number;
}
