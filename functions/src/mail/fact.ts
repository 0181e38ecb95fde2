/** A line of a mail's list: what it is about, its lines, and where a press on them leads. */
export interface Fact {
  label: string;
  lines: string[];
  address?: string;
}
