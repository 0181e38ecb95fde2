import { array, object } from 'yup';
import type { Shop, Step } from '../shop.ts';
import { firebaseResult, listed } from '../tool-answers.ts';
import { ToolFailed } from '../tools.ts';

/** In the browser, so that no password comes by here. */
const login = (...args: readonly string[]) => ({ args, options: { hasTerminal: true } });

const gcloud = login('auth', 'login');
const library = login('auth', 'application-default', 'login');
const firebase = login('login');

const activeLogins = (shop: Shop) => listed(shop, object(), 'auth', 'list', '--filter=status:ACTIVE');

export const gcloudLogin: Step = {
  name: 'Log in to Google Cloud',
  isDone: async (shop) => (await activeLogins(shop)).length > 0,
  run: ({ tools }) => tools.run('gcloud', gcloud.args, gcloud.options),
};

export const commandsLogin: Step = {
  name: 'Let the shop’s own commands use that login',
  isDone: async ({ tools }) => {
    try {
      return (
        (await tools.read('gcloud', ['auth', 'application-default', 'print-access-token', '--quiet'])) !== ''
      );
    } catch (error) {
      if (error instanceof ToolFailed) return false;
      throw error;
    }
  },
  run: ({ tools }) => tools.run('gcloud', library.args, library.options),
};

export const firebaseLogin: Step = {
  name: 'Log in to Firebase',
  isDone: async (shop) => (await firebaseResult(shop, array().default([]), 'login:list')).length > 0,
  run: ({ tools }) => tools.run('firebase', firebase.args, firebase.options),
};
