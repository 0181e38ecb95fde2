type KeyOf<Table> = Extract<keyof Table, string>;

/** Makes the guard that tells the keys of a table from other values. */
export function keyGuard<Table extends object>(table: Table): (value: unknown) => value is KeyOf<Table> {
  return (value): value is KeyOf<Table> => typeof value === 'string' && Object.hasOwn(table, value);
}

/** The keys of a table, in its order. */
export function keysOf<Table extends object>(table: Table): readonly KeyOf<Table>[] {
  return Object.keys(table).filter(keyGuard(table));
}
