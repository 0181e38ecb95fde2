import { type ReadSheets, sheetsIn } from './sheets-in.ts';

/** What is read here, apart from the page, which goes on meanwhile and may end it. */
export interface WantedSheets {
  file: Blob;
  mostLetters: number;
}

addEventListener('message', ({ data: { file, mostLetters } }: MessageEvent<WantedSheets>) => {
  const answer = (read: ReadSheets | undefined) => postMessage(read);
  sheetsIn(file, mostLetters).then(answer, () => answer(undefined));
});
