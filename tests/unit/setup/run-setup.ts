import { readFileSync } from 'node:fs';
import { realTools } from '../../../functions/src/setup/real-tools.ts';
import { setUp } from '../../../functions/src/setup/set-up.ts';
import { steps } from '../../../functions/src/setup/steps.ts';
import { getFromApi } from '../../fixtures/google-project/programs.ts';
import { answers, registerEvents, secrets } from './shop-to-set-up.ts';

// The steps of the setup that hand secrets over, as a process of its own with the real tools in a folder of their own.
// Only Google's APIs are read out of the stand-in's file, and no pause is waited for.

const [folder = '', from, to] = process.argv.slice(2);
const tools = realTools(answers.project, folder);
const project = () => JSON.parse(readFileSync(process.env.STAND_IN_PROJECT ?? '', 'utf8'));
await setUp(steps.slice(Number(from), Number(to)), {
  answers,
  secrets,
  registerEvents,
  address: 'https://corner-books.web.app',
  tools: { ...tools, get: async (address) => getFromApi(project(), address), pause: async () => {} },
});
