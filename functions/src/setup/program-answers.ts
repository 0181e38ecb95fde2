import { array, mixed, object } from 'yup';
import type { Shop } from './shop.ts';
import { ToolFailed } from './tools.ts';

export const lastPart = (name: string) => name.split('/').at(-1) ?? '';

/** Whether one of the names, in full or by its last part, is this one. */
export const amongItems = (names: readonly string[], name: string) => names.map(lastPart).includes(name);

const flagsOf = ({ answers }: Shop) => `--project=${answers.project}`;

/** gcloud's values for each item, as lines separated by tabs; none in a dry run on a project that does not exist yet. */
export async function gcloudLines(shop: Shop, values: string, ...args: readonly string[]): Promise<string[]> {
  const flags = [flagsOf(shop), `--format=value(${values})`, '--quiet'];
  return (await shop.tools.read('gcloud', [...args, ...flags])).split('\n').filter(Boolean);
}

export function gcloud(shop: Shop, ...args: readonly string[]): Promise<void> {
  return shop.tools.run('gcloud', [...args, flagsOf(shop), '--quiet']);
}

const answerSchema = object({ result: mixed<object | string>().nullable() });

export async function firebaseResult({ tools }: Shop, ...args: readonly string[]): Promise<unknown> {
  const text = await tools.read('firebase', [...args, '--json', '--non-interactive']);
  return text.trim() === '' ? undefined : (answerSchema.validateSync(JSON.parse(text)).result ?? undefined);
}

const itemsSchema = array(mixed<Record<string, unknown>>().required()).default([]);

export async function firebaseItems(
  shop: Shop,
  field: string,
  ...args: readonly string[]
): Promise<string[]> {
  const items = itemsSchema.validateSync(await firebaseResult(shop, ...args));
  return items.map((item) => String(item[field]));
}

export async function isRefused(answer: Promise<unknown>): Promise<boolean> {
  try {
    return (await answer) === '';
  } catch (error) {
    if (error instanceof ToolFailed) return true;
    throw error;
  }
}
