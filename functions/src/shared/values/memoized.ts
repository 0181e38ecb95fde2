/** A function that makes the value of each key once. @throws what `make` throws, each time anew */
export function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) };
    known.set(key, entry);
    return entry.value;
  };
}
