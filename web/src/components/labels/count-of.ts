/** (1, 'line') → '1 line', (2000, 'line') → '2,000 lines' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
