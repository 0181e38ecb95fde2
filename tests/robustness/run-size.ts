/** `npm run test:robustness` sets it to the file that collects the figures, and everything runs at its full size. */
export const figuresVariable = 'ROBUSTNESS_FIGURES';

export const figuresFile = process.env[figuresVariable];
export const isFullRun = figuresFile !== undefined;

/** Left to a full run: it waits long, and smaller numbers would prove nothing. */
export const fullOnly: readonly string[] = ['outage'];

/** `full` in `npm run test:robustness`, `quick` in `npm test`. */
export function runSize({ quick, full }: { quick: number; full: number }): number {
  return isFullRun ? full : quick;
}
