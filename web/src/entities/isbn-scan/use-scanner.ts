import { readIsbnText } from '@bookstore/functions/shared/book/isbn-lookup';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ReadBarcodes } from '#lib/barcode-reader.ts';
import { cameraProblem, cameraWords, closeCamera, openCamera } from './camera.ts';

/** Keeps a phone cool. */
const pauseMilliseconds = 150;

/** Other EANs on a cover are prices, magazines or anything else. */
function isbnAmong(barcodes: readonly string[]): string | undefined {
  for (const barcode of barcodes) {
    if (!/^97[89]/.test(barcode)) continue;
    const read = readIsbnText(barcode);
    if ('isbn' in read) return read.isbn;
  }
  return undefined;
}

/** For so many pictures in a row a barcode must be missing before the same one counts again. */
const gonePictures = 5;

async function watch(
  video: HTMLVideoElement,
  read: ReadBarcodes,
  signal: AbortSignal,
  onIsbn: (isbn: string) => void,
): Promise<void> {
  let [last, missing]: [string | undefined, number] = [undefined, 0];
  while (!signal.aborted) {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      const isbn = isbnAmong(await read(video));
      missing = isbn ? 0 : missing + 1;
      if (missing === gonePictures) last = undefined;
      if (isbn && isbn !== last && !signal.aborted) onIsbn(isbn);
      last = isbn ?? last;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

/**
 * Shows the camera in a video and reads ISBNs. The camera is closed on unmount, and after the first ISBN unless it is
 * to go on.
 * @returns what is wrong, in one sentence; '' when nothing is
 */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onIsbn: (isbn: string) => void,
  { goesOn }: { goesOn: boolean },
): string {
  const [problem, setProblem] = useState('');
  const report = useEffectEvent(onIsbn);

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;

    async function scan(): Promise<void> {
      const loading = import('#lib/barcode-reader.ts').then((library) => library.loadBarcodeReader());
      const camera = await openCamera().catch((error: unknown) => {
        // Without a camera the reader is not used, so its failure need not be reported.
        loading.catch(() => undefined);
        throw error;
      });
      const close = () => closeCamera(camera);
      if (signal.aborted) return close();
      signal.addEventListener('abort', close);
      const element = video.current;
      if (!element) return;
      element.srcObject = camera;
      await element.play();
      const read = await loading.catch((error: unknown) => {
        console.warn('The scanner could not be loaded:', error);
        close();
        setProblem(cameraWords.broken);
      });
      if (!read) return;
      await watch(element, read, signal, (isbn) => {
        if (!goesOn) stopped.abort();
        report(isbn);
      });
    }

    scan().catch((error: unknown) => {
      if (signal.aborted) return;
      stopped.abort();
      console.warn('The camera could not be used:', error);
      setProblem(cameraProblem(error));
    });
    return () => stopped.abort();
  }, [video, goesOn]);

  return problem;
}
