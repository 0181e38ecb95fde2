/** The value that 95 of 100 do not exceed. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const around = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return around.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / 2;
}
