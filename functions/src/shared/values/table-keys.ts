type KeyOf<Table> = Extract<keyof Table, string>;

export function keyGuard<Table extends object>(table: Table): (value: unknown) => value is KeyOf<Table> {
  return (value): value is KeyOf<Table> => typeof value === 'string' && Object.hasOwn(table, value);
}

/** The label of a table's name; any other text as it is. */
export function labelIn(table: Readonly<Record<string, { label: string }>>): (name: string) => string {
  return (name) => (Object.hasOwn(table, name) ? table[name]?.label : undefined) ?? name;
}

/** In the order of the table. */
export function keysOf<Table extends object>(table: Table): readonly KeyOf<Table>[] {
  return Object.keys(table).filter(keyGuard(table));
}
