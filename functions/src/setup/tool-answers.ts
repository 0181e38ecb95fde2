import { array, mixed, object } from 'yup';
import type { Shop } from './shop.ts';

/** A yup schema, whatever it has as its default. */
interface Reader<Result> {
  validateSync(value: unknown): Result;
}

/** Of a dry run on a project that is not there yet, nothing is printed. */
const parse = (text: string, otherwise: unknown): unknown =>
  text.trim() === '' ? otherwise : JSON.parse(text);

export async function listed<Item>(
  { answers, tools }: Shop,
  item: Reader<Item>,
  ...args: readonly string[]
): Promise<Item[]> {
  const text = await tools.read('gcloud', [
    ...args,
    `--project=${answers.project}`,
    '--format=json',
    '--quiet',
  ]);
  const items = array().required().validateSync(parse(text, []));
  return items.map((one) => item.validateSync(one));
}

const firebaseAnswer = object({ result: mixed<object | string>().nullable() });

export async function firebaseResult<Result>(
  { tools }: Shop,
  result: Reader<Result>,
  ...args: readonly string[]
): Promise<Result> {
  const text = await tools.read('firebase', [...args, '--json', '--non-interactive']);
  return result.validateSync(firebaseAnswer.validateSync(parse(text, {})).result ?? undefined);
}
