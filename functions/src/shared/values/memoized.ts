/** Makes the value of each key once. @throws what `make` throws, each time anew */
export function memoized<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, { value: Value }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: make(key) };
    cache.set(key, entry);
    return entry.value;
  };
}
