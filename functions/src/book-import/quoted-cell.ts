/** A cell as a reason names it. */
export function quoted(cell: string): string {
  return `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`;
}
