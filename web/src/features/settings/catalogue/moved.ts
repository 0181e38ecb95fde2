/** A list with one item changed with its neighbour; as it is where there is none. */
export function moved<Item>(list: readonly Item[], index: number, by: 1 | -1): Item[] {
  const place = index + by;
  if (place < 0 || place >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(place, 0, ...list.slice(index, index + 1));
}
