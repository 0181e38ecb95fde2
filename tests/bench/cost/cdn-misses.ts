/**
 * How many of the views of a month miss a CDN that keeps each address for `keptSeconds`. The views come at any time; the
 * address of rank n is asked for 1/n times as often as the first one (Zipf), which is what catalogues see.
 */
export function cdnMisses(views: number, addresses: number, keptSeconds: number): number {
  const monthSeconds = 30 * 24 * 3600;
  const weights = Array.from({ length: addresses }, (_, index) => 1 / (index + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // An address is asked for again after 1/rate seconds; from then on it is kept, and whatever comes meanwhile is a hit.
  return weights.reduce((misses, weight) => {
    const rate = (views * weight) / whole / monthSeconds;
    return misses + (rate / (1 + rate * keptSeconds)) * monthSeconds;
  }, 0);
}
