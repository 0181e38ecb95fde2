type KeyOf<Table> = Extract<keyof Table, string>;

/** Makes the guard that tells the keys of a table from other values. */
export function keyGuard<Table extends object>(table: Table): (value: unknown) => value is KeyOf<Table> {
  return (value): value is KeyOf<Table> => typeof value === 'string' && Object.hasOwn(table, value);
}

/** How people read a name of a table whose rows have labels; any other text as it is. */
export function labelIn(table: Readonly<Record<string, { label: string }>>): (name: string) => string {
  return (name) => (Object.hasOwn(table, name) ? table[name]?.label : undefined) ?? name;
}

/** The keys of a table, in its order. */
export function keysOf<Table extends object>(table: Table): readonly KeyOf<Table>[] {
  return Object.keys(table).filter(keyGuard(table));
}
