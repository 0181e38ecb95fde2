import path from 'node:path';
import { expect, it } from 'vitest';
import { callNames } from '../../../functions/src/shared/api-calls.ts';
import { methodAndPath } from '../../../functions/src/shared/call-definition.ts';
import { filesLike, read } from '../../fixtures/repository-files.ts';

const metricFiles = filesLike('functions/ops/metrics/*.json');
const metrics = metricFiles.map((file) => path.basename(file, '.json'));
const alerts = filesLike('functions/ops/alerts/*.json').map(read);
const ownMetric = /logging\.googleapis\.com\/user\/([\w-]+)/;

it('The alerts look at metrics that are created with them, and every metric has its alert', () => {
  const watched = alerts.flatMap((alert) => ownMetric.exec(alert)?.[1] ?? []);
  expect(watched.sort()).toEqual([...metrics].sort());
});

it('The alerts count calls that the API has', () => {
  const routes = metricFiles
    .flatMap((file) => [...read(file).matchAll(/route=\\"([^"]+)\\"/g)])
    .map(([, route]) => route);
  expect(routes.length).toBeGreaterThan(1);
  const paths = callNames.map((name) => methodAndPath(name).path);
  expect(routes.filter((route) => !paths.some((one) => one === route))).toEqual([]);
});

it('The alerts tell when the shop cannot be reached, when no fold runs, and when the change log is long', () => {
  const text = alerts.join();
  expect(text).toContain('uptime_check/check_passed');
  const [, service = ''] = /conditionAbsent.*?service_name=\\"(\w+)\\"/s.exec(text) ?? [];
  expect(read('functions/src/index.ts').toLowerCase()).toMatch(new RegExp(`export {[^}]* ${service}\\b`));
  const message = /message=\\"([^"]+)\\"/.exec(
    read('functions/ops/metrics/bookstore-change-log-long.json'),
  )?.[1];
  expect(read('functions/src/triggers/scheduled.ts')).toContain(`warn('${message}'`);
});

it('The alerts warn of Firestore’s reads, which no limit of an instance bounds', () => {
  expect(alerts.join()).toContain('firestore.googleapis.com/document/read_ops_count');
});

const files = filesLike('.github/workflows/*.yml');

it.each(files)(
  'The workflow %s runs others’ actions at one commit each, and says which version that is',
  (file) => {
    const used = [...read(file).matchAll(/uses: (?!\.\/)(.+)/g)].map(([, action = '']) => action);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
  },
);

it('The workflows deploy without a key, and look at the shop afterwards', () => {
  const deploy = read('.github/workflows/deploy.yml');
  expect(deploy).not.toContain('secrets.');
  expect(deploy).not.toContain('credentials_json');
  const [deployed, smoke] = [deploy.indexOf('npm run deploy'), deploy.indexOf('npm run smoke')];
  expect(deployed).toBeGreaterThan(0);
  expect(smoke).toBeGreaterThan(deployed);
});

it('The commands that README, RUNBOOK and the pages beside them name are there', () => {
  const texts = ['README.md', 'functions/RUNBOOK.md', 'CHANGELOG.md', 'tests/README.md'].map(read).join('\n');
  const named = [...texts.matchAll(/npm run ([\w:-]+)( -w functions)?/g)].map(
    ([, script = '', workspace]) => [workspace ? 'functions/package.json' : 'package.json', script] as const,
  );
  const missing = named.filter(([file, script]) => !(script in JSON.parse(read(file)).scripts));
  expect(named.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
