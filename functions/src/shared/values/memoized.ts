/** Makes the value of each key once. @throws what `make` throws, each time anew */
export function memoized<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) };
    known.set(key, entry);
    return entry.value;
  };
}
