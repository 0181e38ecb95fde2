/** None of them undefined. */
type Picked<From, Name extends keyof From> = {
  [Field in keyof Pick<From, Name>]: Exclude<From[Field], undefined>;
};

/** In the order of the names; a field that is missing is left out. */
export function picked<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Picked<From, Name>;
export function picked(from: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  const fields = names.map((name) => [name, from[name]] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
