import { string } from 'yup';
import type { Shop, Step } from '../shop.ts';
import { firebaseResult } from '../tool-answers.ts';
import { ToolFailed } from '../tools.ts';

/** The project that this folder has been told of; firebase-tools fails where there is none. */
async function present(shop: Shop): Promise<string> {
  try {
    return await firebaseResult(shop, string().default(''), 'use');
  } catch (error) {
    if (error instanceof ToolFailed) return '';
    throw error;
  }
}

export const chosenProject: Step = {
  name: 'The project of the firebase commands in this folder',
  isDone: async (shop) => (await present(shop)) === shop.answers.project,
  run: ({ answers, tools }) => tools.run('firebase', ['use', answers.project, '--non-interactive']),
};
