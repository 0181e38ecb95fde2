import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { askGoogle } from '../platform/google-api.ts';
import {
  type IndexPage,
  type IndexStates,
  indexFileSchema,
  indexPageSchema,
  indexStates,
} from './index-states.ts';
import { root } from './web-configuration.ts';

const askEveryMs = 20_000;
/** 20 minutes: a large database may take hours, for which no terminal needs to stay open. */
const mostLooks = 60;

const groups = (project: string) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-`;

const lists = ['indexes?', `fields?filter=${encodeURIComponent('indexConfig.usesAncestorConfig:false')}&`];

async function storedIn(project: string): Promise<IndexPage[]> {
  const pages: IndexPage[] = [];
  for (const list of lists) {
    let token: string | undefined = '';
    while (token !== undefined) {
      const address = `${groups(project)}/${list}pageSize=300&pageToken=${token}`;
      const page: IndexPage = await indexPageSchema.validate(await askGoogle(project, address));
      pages.push(page);
      token = page.nextPageToken || undefined;
    }
  }
  return pages;
}

export async function readIndexStates(project: string): Promise<IndexStates> {
  const text = readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8');
  return indexStates(await indexFileSchema.validate(JSON.parse(text)), await storedIn(project));
}

interface Waiting {
  states(): Promise<IndexStates>;
  pause(): Promise<unknown>;
  say(line: string): void;
}

export const indexPause = () => setTimeout(askEveryMs);

/** Waits until all wanted indexes answer queries. @throws CannotProceed when one is missing, or takes too long */
export async function indexesReady({ states, pause, say }: Waiting): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const { missing, unfinished } = await states();
    if (missing.length > 0)
      throw new CannotProceed(
        `Not deployed. The database lacks indexes that the functions need: run \`npm run deploy -- --only firestore\` first.\n${missing.join('\n')}`,
      );
    if (unfinished.length === 0) return;
    say(`The database is still making ${unfinished.length} indexes that the functions need …`);
    await pause();
  }
  throw new CannotProceed(
    'Not deployed. The database is still making indexes that the functions need: run this again later.',
  );
}
