import { object, string } from 'yup';
import type { Shop, Step } from '../shop.ts';

const defaultBucket = object({ bucket: object({ name: string().required() }).required() });

const address = (project: string) =>
  `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;

async function foundBucket({ answers, tools }: Shop): Promise<string | undefined> {
  const answer = await tools.get(address(answers.project));
  if (answer === undefined) return undefined;
  return defaultBucket.validateSync(answer).bucket.name.split('/').at(-1);
}

/** The name of the bucket with the covers; before there is one, the name that it will have. */
export async function bucketOf(shop: Shop): Promise<string> {
  return (await foundBucket(shop)) ?? `${shop.answers.project}.firebasestorage.app`;
}

export const bucket: Step = {
  name: 'The bucket for covers',
  isDone: async (shop) => (await foundBucket(shop)) !== undefined,
  run: ({ answers, tools }) => tools.post(address(answers.project), { location: answers.region }),
};
