/** A missing number counts as 0. */
export function sumOf<Name extends string>(
  things: readonly Partial<Record<NoInfer<Name>, number | undefined>>[],
  name: Name,
): number {
  return things.reduce((sum, thing) => sum + (thing[name] ?? 0), 0);
}
