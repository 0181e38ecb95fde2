import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { t } from '@bookstore/functions/shared/words/words';
import { matchPath } from 'react-router-dom';

export const cameraWords = {
  missing: t('There is no camera here. Type the ISBN, or use a scanner that types.'),
  refused: t('The camera was not allowed. Type the ISBN, or allow the camera in the browser.'),
  busy: t('The camera cannot be used now. Perhaps another program uses it.'),
  broken: t('The scanner could not be loaded. Type the ISBN instead.'),
};

export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return cameraWords.refused;
  if (['NotFoundError', 'NotSupportedError', 'OverconstrainedError'].includes(name))
    return cameraWords.missing;
  return cameraWords.busy;
}

/** The headers with which the document was loaded hold for as long as it lives, whatever page it shows meanwhile. */
export function documentMayScan(
  loaded = performance.getEntriesByType('navigation')[0]?.name ?? location.href,
): boolean {
  const { pathname } = new URL(loaded);
  return Object.values<PageRow>(dashboardPages).some(
    ({ camera, path }) => camera && matchPath({ path, caseSensitive: true }, pathname),
  );
}

/** The rear camera where there are two. @throws DOMException */
export async function openCamera(): Promise<MediaStream> {
  // Undefined at an address without https.
  if (!navigator.mediaDevices) throw new DOMException(t('No camera'), 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

export function closeCamera(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}
