const percentile = (share: number) => (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
};

export const median = percentile(0.5);
export const p95 = percentile(0.95);
export const p99 = percentile(0.99);
