import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { addressOf } from '../emulators/project.ts';

const root = path.resolve(import.meta.dirname, '../..');
const firestore = addressOf('firestore');
const storage = addressOf('storage');

/** A project of its own, so that rules can be tried on a database that nobody else uses. */
export const rulesProject = 'demo-rules';

/** Opens the rules' own project, with the shop's Firestore rules; Storage has the shop's from the emulator. */
export async function openRulesEnvironment(): Promise<RulesTestEnvironment> {
  const rules = await readFile(path.join(root, 'firestore.rules'), 'utf8');
  return initializeTestEnvironment({ projectId: rulesProject, firestore: { ...firestore, rules }, storage });
}

function coverageAddress(kind: string): string {
  return `http://${firestore.host}:${firestore.port}/emulator/v1/projects/${rulesProject}:${kind}`;
}

/** A condition in the rules, and the truth values that it has had. */
export interface Condition {
  expression: string;
  outcomes: Set<boolean>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Gathers the conditions of a coverage report: the expressions that were true or false at least once. */
function conditionsIn(node: unknown, rules: string): Condition[] {
  if (!isObject(node)) return [];
  const inner = Object.values(node).flatMap((child) => conditionsIn(child, rules));
  const { sourcePosition, values } = node;
  if (!isObject(sourcePosition) || !Array.isArray(values)) return inner;
  const outcomes = new Set<boolean>(
    values.map((one) => one.value?.boolValue).filter((outcome) => typeof outcome === 'boolean'),
  );
  if (outcomes.size === 0) return inner;
  const expression = rules.slice(Number(sourcePosition.currentOffset), Number(sourcePosition.endOffset) + 1);
  return [{ expression, outcomes }, ...inner];
}

/** Keeps the emulator's coverage report in coverage/rules and returns its conditions. */
export async function saveRuleCoverage(): Promise<Condition[]> {
  const folder = path.join(root, 'coverage/rules');
  await mkdir(folder, { recursive: true });
  const [json = '', html = ''] = await Promise.all(
    ['ruleCoverage', 'ruleCoverage.html'].map(async (kind) => (await fetch(coverageAddress(kind))).text()),
  );
  await writeFile(path.join(folder, 'firestore.json'), json);
  await writeFile(path.join(folder, 'firestore.html'), html);
  return conditionsIn(JSON.parse(json), await readFile(path.join(root, 'firestore.rules'), 'utf8'));
}
