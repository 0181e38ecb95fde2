import { expect, it } from 'vitest';
import { changesShop, deployPhases } from '../../../functions/src/deploy/deploy-phases.ts';

const phasesOf = (...args: string[]) => deployPhases(args).map((phase) => phase.args.join(' '));

it('A deploy deploys rules and indexes first, then what stands on them, and no sign-in methods', () => {
  expect(phasesOf()).toEqual(['--only firestore,storage', '--only functions,hosting']);
});

it.each([
  [['--only', 'functions'], ['--only functions']],
  [['--only=hosting', '--force'], ['--only hosting --force']],
  [
    ['--only', 'functions:api,firestore:indexes'],
    ['--only firestore:indexes', '--only functions:api'],
  ],
  [
    ['--except', 'storage,hosting', '-P', 'staging'],
    ['--only firestore -P staging', '--only functions -P staging'],
  ],
  [['--only', 'auth'], ['--only auth']],
])('A deploy with %j deploys just that', (args, phases) => {
  expect(phasesOf(...args)).toEqual(phases);
});

it('A deploy hands every other argument on to each run', () => {
  const given = ['--non-interactive', '--force', '-m', 'the autumn list'];
  expect(deployPhases(given).map(({ args }) => args.slice(2))).toEqual([given, given]);
});

it('A deploy changes what answers shoppers with functions and pages only', () => {
  expect(deployPhases([]).map(changesShop)).toEqual([false, true]);
  expect(deployPhases(['--only', 'functions:api']).map(changesShop)).toEqual([true]);
});
