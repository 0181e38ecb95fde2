/** True is 1. */
export function queryText(value: unknown): string {
  return value === true ? '1' : String(value);
}
