import { parseEnv } from 'node:util';
import { settingsFile } from '../../deploy/web-configuration.ts';
import type { Step } from '../shop.ts';

/** The functions run where the database and the bucket are; a deploy reads it there. */
export const functionsRegion: Step = {
  name: 'The region of the functions',
  isDone: async ({ answers, tools }) =>
    Boolean(parseEnv(tools.readFile(settingsFile(answers.project)) ?? '').SHOP_REGION),
  run: async ({ answers, tools }) => {
    const name = settingsFile(answers.project);
    const others = (tools.readFile(name) ?? '').replace(/\n?$/, '\n').replace(/^\n$/, '');
    tools.writeFile(name, `${others}SHOP_REGION=${answers.region}\n`);
  },
};
