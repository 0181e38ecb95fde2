import { parseEnv } from 'node:util';
import { settingsFile } from '../../deploy/web-configuration.ts';
import type { Answers, Step } from '../shop.ts';

/** Writes down what deploys read, in the file of the project. */
function deployValue(name: string, variable: string, answerOf: (answers: Answers) => string): Step {
  return {
    name,
    isDone: async ({ answers, tools }) =>
      Boolean(parseEnv(tools.readFile(settingsFile(answers.project)) ?? '')[variable]),
    run: async ({ answers, tools }) => {
      const file = settingsFile(answers.project);
      const others = (tools.readFile(file) ?? '').replace(/\n?$/, '\n').replace(/^\n$/, '');
      tools.writeFile(file, `${others}${variable}=${answerOf(answers)}\n`);
    },
  };
}

/** The functions run where the database and the bucket are. */
export const functionsRegion = deployValue(
  'The region of the functions',
  'SHOP_REGION',
  ({ region }) => region,
);

export const shopLanguage = deployValue(
  'The language of the shop',
  'SHOP_LANGUAGE',
  ({ language }) => language,
);
