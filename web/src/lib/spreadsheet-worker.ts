import { type ReadSheets, sheetsIn } from './sheets-in.ts';

/** Read in a worker, so that the page stays responsive and can end it. */
export interface WantedSheets {
  file: Blob;
  mostLetters: number;
}

addEventListener('message', ({ data: { file, mostLetters } }: MessageEvent<WantedSheets>) => {
  const answer = (read: ReadSheets | undefined) => postMessage(read);
  sheetsIn(file, mostLetters).then(answer, () => answer(undefined));
});
