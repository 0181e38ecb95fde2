import { array, object, string } from 'yup';
import type { Shop, Step } from '../shop.ts';
import { firebaseResult, listed } from '../tool-answers.ts';

const projects = array(object({ projectId: string().required() })).default([]);

async function isGooglesAlready(shop: Shop): Promise<boolean> {
  const { project } = shop.answers;
  const found = await listed(shop, object(), 'projects', 'list', `--filter=projectId=${project}`);
  return found.length > 0;
}

export const project: Step = {
  name: 'The Firebase project',
  isDone: async (shop) => {
    const known = await firebaseResult(shop, projects, 'projects:list');
    return known.some(({ projectId }) => projectId === shop.answers.project);
  },
  run: async (shop) => {
    const { project: id, shopName } = shop.answers;
    // Google takes 4 to 30 of these characters.
    const name = shopName
      .replace(/[^A-Za-z0-9 '!-]/g, '')
      .slice(0, 30)
      .padEnd(4, '-');
    const args = (await isGooglesAlready(shop))
      ? ['projects:addfirebase', id]
      : ['projects:create', id, '--display-name', name];
    await shop.tools.run('firebase', [...args, '--non-interactive']);
  },
};
