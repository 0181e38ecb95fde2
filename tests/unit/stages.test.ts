import { expect, test } from 'vitest';
import { chooseStages, stages } from '../stages.ts';

const chosenBy = (...given: string[]) =>
  chooseStages(given).map(({ stage, given: rest }) => [stage.name, ...rest]);

test('`npm test` runs what holds every promise once, and test:all every stage', () => {
  const once = ['lint', 'types', 'unit', 'web', 'rules', 'api', 'functions', 'e2e'].map((name) => [name]);
  expect(chosenBy()).toEqual(once);
  expect(chosenBy('test', 'browsers')).toEqual([...once, ['browsers']]);
  expect(chosenBy('all')).toEqual(stages.map(({ name }) => [name]));
  expect(chosenBy('euro', '--grep=cart')).toEqual([['euro', '--grep=cart']]);
});

test('`npm test` runs single files and folders in their own stages, and gives the options to the runners', () => {
  const files = ['tests/e2e/wide/layout.test.ts', './tests/unit/catalogue', 'tests/e2e/german'];
  expect(chosenBy(...files, '--retries=1')).toEqual([
    ['unit', './tests/unit/catalogue', '--retries=1'],
    ['wide', 'tests/e2e/wide/layout.test.ts', '--retries=1'],
    ['german', 'tests/e2e/german', '--retries=1'],
  ]);
});

test('`npm test` names a stage that does not exist', () => {
  expect(() => chosenBy('units')).toThrow('"units"');
  expect(() => chosenBy('tests/units/catalogue')).toThrow('"units"');
});
