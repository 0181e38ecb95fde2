/** How a value stands in the query of an address: a choice that is on as 1. */
export function queryText(value: unknown): string {
  return value === true ? '1' : String(value);
}
