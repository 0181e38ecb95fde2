import { parseArgs } from 'node:util';

export interface DeployPhase {
  /** For example functions, hosting. */
  targets: readonly string[];
  args: readonly string[];
}

/** Default of `npm run deploy`. Sign-in methods are deployed by `npm run setup`. */
const usualTargets = ['firestore', 'storage', 'functions', 'hosting'];

/** Deployed first: an index takes minutes, and a query without it fails. */
const groundTargets = ['firestore', 'storage'];

const targetOf = (filter: string) => filter.split(':')[0] ?? '';

function withoutChoice(args: readonly string[]): string[] {
  const isChoice = (arg = '') => arg === '--only' || arg === '--except';
  return args.filter(
    (arg, index) => !isChoice(arg) && !/^--(only|except)=/.test(arg) && !isChoice(args[index - 1]),
  );
}

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : []);

/** Targets such as 'firestore' or 'functions:api'. */
function chosenIn(args: readonly string[]): string[] {
  const options = { only: { type: 'string' }, except: { type: 'string' } } as const;
  const { only, except } = parseArgs({ args: [...args], options, strict: false }).values;
  if (only !== undefined) return listOf(only);
  return usualTargets.filter((target) => !listOf(except).includes(target));
}

/** Splits one `firebase deploy` into runs in the right order. */
export function deployPhases(args: readonly string[]): DeployPhase[] {
  const chosen = chosenIn(args);
  const isGround = (filter: string) => groundTargets.includes(targetOf(filter));
  return [chosen.filter(isGround), chosen.filter((filter) => !isGround(filter))]
    .filter((phase) => phase.length > 0)
    .map((phase) => ({
      targets: phase.map(targetOf),
      args: ['--only', phase.join(','), ...withoutChoice(args)],
    }));
}

/** Only then do all functions know the data of their release. */
export function hasAllFunctions({ args: [, chosen = ''] }: Pick<DeployPhase, 'args'>): boolean {
  return chosen.split(',').includes('functions');
}

export function changesShop({ targets }: Pick<DeployPhase, 'targets'>): boolean {
  return targets.includes('functions') || targets.includes('hosting');
}
