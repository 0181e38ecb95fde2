import { parseArgs } from 'node:util';

/** A run of `firebase deploy`. */
export interface DeployPhase {
  /** What it deploys: functions, hosting … */
  targets: readonly string[];
  args: readonly string[];
}

/** What `npm run deploy` deploys when it is told nothing else. Sign-in methods are deployed by `npm run setup`. */
const usualTargets = ['firestore', 'storage', 'functions', 'hosting'];

/** What the others stand on: they go first, since an index takes minutes and a query without it fails. */
const groundTargets = ['firestore', 'storage'];

const targetOf = (filter: string) => filter.split(':')[0] ?? '';

/** The arguments without `--only` and `--except` and their values. */
function withoutChoice(args: readonly string[]): string[] {
  const isChoice = (arg = '') => arg === '--only' || arg === '--except';
  return args.filter(
    (arg, index) => !isChoice(arg) && !/^--(only|except)=/.test(arg) && !isChoice(args[index - 1]),
  );
}

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : []);

/** What the arguments of `firebase deploy` choose: 'firestore', 'functions:api' … */
function chosenIn(args: readonly string[]): string[] {
  const options = { only: { type: 'string' }, except: { type: 'string' } } as const;
  const { only, except } = parseArgs({ args: [...args], options, strict: false }).values;
  if (only !== undefined) return listOf(only);
  return usualTargets.filter((target) => !listOf(except).includes(target));
}

/** In which runs of `firebase deploy` these arguments of it are carried out. */
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

/** Whether a phase deploys every function: only then all of them know the data of their release. */
export function hasAllFunctions({ args: [, chosen = ''] }: Pick<DeployPhase, 'args'>): boolean {
  return chosen.split(',').includes('functions');
}

export function changesShop({ targets }: Pick<DeployPhase, 'targets'>): boolean {
  return targets.includes('functions') || targets.includes('hosting');
}
