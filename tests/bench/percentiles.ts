/** The value that a share of all do not exceed. */
const percentile = (share: number) => (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
};

export const p95 = percentile(0.95);
export const p99 = percentile(0.99);

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const around = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return around.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / 2;
}
