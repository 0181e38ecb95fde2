/** A line of a mail's list: its label, its lines, and the address of its link. */
export interface Fact {
  label: string;
  lines: string[];
  address?: string;
}
