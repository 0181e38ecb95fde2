import { array, mixed, object } from 'yup';
import type { Shop } from './shop.ts';
import { ToolFailed } from './tools.ts';

export const lastPart = (name: string) => name.split('/').at(-1) ?? '';

/** Whether one of the names, which may be whole or the last part of them, is this one. */
export const amongItems = (names: readonly string[], name: string) => names.map(lastPart).includes(name);

const flagsOf = ({ answers }: Shop) => `--project=${answers.project}`;

/**
 * Of each item that gcloud lists these values in a line, with tabs between them; none of a dry run on a project that is
 * not there yet.
 */
export async function gcloudLines(shop: Shop, values: string, ...args: readonly string[]): Promise<string[]> {
  const flags = [flagsOf(shop), `--format=value(${values})`, '--quiet'];
  return (await shop.tools.read('gcloud', [...args, ...flags])).split('\n').filter(Boolean);
}

/** Lets gcloud change something. */
export function gcloud(shop: Shop, ...args: readonly string[]): Promise<void> {
  return shop.tools.run('gcloud', [...args, flagsOf(shop), '--quiet']);
}

const answerSchema = object({ result: mixed<object | string>().nullable() });

/** What firebase-tools answers. */
export async function firebaseResult({ tools }: Shop, ...args: readonly string[]): Promise<unknown> {
  const text = await tools.read('firebase', [...args, '--json', '--non-interactive']);
  return text.trim() === '' ? undefined : (answerSchema.validateSync(JSON.parse(text)).result ?? undefined);
}

const itemsSchema = array(mixed<Record<string, unknown>>().required()).default([]);

/** The field of each item that firebase-tools lists. */
export async function firebaseItems(
  shop: Shop,
  field: string,
  ...args: readonly string[]
): Promise<string[]> {
  const items = itemsSchema.validateSync(await firebaseResult(shop, ...args));
  return items.map((item) => String(item[field]));
}

/** Whether a program refuses to answer. */
export async function isRefused(answer: Promise<unknown>): Promise<boolean> {
  try {
    return (await answer) === '';
  } catch (error) {
    if (error instanceof ToolFailed) return true;
    throw error;
  }
}
