/** Longer words count as different: no two words that long differ by a mere typo. */
const longest = 40;
const columns = longest + 2;
const table = new Uint8Array(columns * columns);
for (let index = 0; index < columns; index += 1) {
  table[index] = index;
  table[index * columns] = index;
}

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. Returns `most` + 1
 * when above `most`. With `asPrefix`, letters of `word` after the matched beginning do not count.
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  const rows = typed.length;
  const tooMany = most + 1;
  if (rows > longest || rows - word.length > most) return tooMany;
  if (!asPrefix && (word.length > longest || word.length - rows > most)) return tooMany;
  const width = Math.min(word.length, rows + most, longest);
  for (let row = 1; row <= rows; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const other = word.charCodeAt(column - 1);
      const at = row * columns + column;
      const diagonal = table[at - columns - 1] ?? 0;
      let cost = letter === other ? diagonal : diagonal + 1;
      cost = Math.min(cost, (table[at - columns] ?? 0) + 1, (table[at - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2)) {
        if (typed.charCodeAt(row - 2) === other) {
          cost = Math.min(cost, (table[at - 2 * columns - 2] ?? 0) + 1);
        }
      }
      table[at] = cost;
      least = Math.min(least, cost);
    }
    // Not `most`: a swap refers back two rows, past a row that costs more than both its neighbours.
    if (least > most + 1) return tooMany;
  }
  let distance = table[rows * columns + width] ?? tooMany;
  if (asPrefix) {
    for (let column = Math.max(0, rows - most); column <= width; column += 1) {
      distance = Math.min(distance, table[rows * columns + column] ?? tooMany);
    }
  }
  return Math.min(distance, tooMany);
}
