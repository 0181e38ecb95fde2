/** `npm run test:trust` sets it to the file that collects the figures, and everything runs at its full size. */
export const figuresVariable = 'TRUST_FIGURES';

export const figuresFile = process.env[figuresVariable];

/** How often something is tried: `full` in `npm run test:trust`, `quick` in `npm test`. */
export function tries({ quick, full }: { quick: number; full: number }): number {
  return figuresFile === undefined ? quick : full;
}
