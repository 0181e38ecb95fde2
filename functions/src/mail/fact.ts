export interface Fact {
  label: string;
  lines: string[];
  address?: string;
}
