import { array, object, string } from 'yup';
import { accounts } from '../accounts.ts';
import type { Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';

const deployed = object({ name: string().required(), state: string().default('') });
const releases = object({ releases: array().default([]) });

const functionNames = Object.keys(accounts);

async function functionsOf(shop: Shop): Promise<{ name: string; state: string }[]> {
  const found = await listed(shop, deployed, 'functions', 'list', '--v2');
  return found.map(({ name, state }) => ({ name: name.split('/').at(-1) ?? '', state }));
}

async function hasPages({ answers, tools }: Shop): Promise<boolean> {
  const address = `https://firebasehosting.googleapis.com/v1beta1/sites/${answers.project}/releases?pageSize=1`;
  const answer = await tools.get(address);
  return answer !== undefined && releases.validateSync(answer).releases.length > 0;
}

/** Later ones are the operator's: `npm run deploy`. */
export const firstDeploy: Step = {
  name: 'The first deploy',
  isDone: async (shop) => {
    const found = await functionsOf(shop);
    const isActive = (name: string) => found.some((one) => one.name === name && one.state === 'ACTIVE');
    return functionNames.every(isActive) && (await hasPages(shop));
  },
  run: async (shop) => {
    const others = (await functionsOf(shop)).filter(({ name }) => !functionNames.includes(name));
    // Where the project has functions of something else, which it would delete, firebase-tools asks itself.
    if (others.length > 0) await shop.tools.run('npm', ['run', 'deploy'], { hasTerminal: true });
    else
      await shop.tools.run('npm', ['run', 'deploy', '--', '--force', '--non-interactive'], { isShown: true });
  },
};

/** Nothing is changed by it, so it is never done. */
export const smoke: Step = {
  name: 'A look at the shop from outside',
  isDone: async () => false,
  run: ({ address, tools }) => tools.run('npm', ['run', 'smoke', '--', address], { isShown: true }),
};
