import type { Page } from '@playwright/test';
import bwipjs from 'bwip-js/node';

/** The headless browser of the tests has no camera of its own. */
export async function showBarcode(page: Page, isbn: string): Promise<void> {
  const picture = await bwipjs.toBuffer({
    bcid: 'ean13',
    text: isbn,
    scale: 3,
    height: 25,
    padding: 30,
    backgroundcolor: 'FFFFFF',
  });
  await page.addInitScript((base64: string) => {
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        async getUserMedia(): Promise<MediaStream> {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const barcode = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = document.createElement('canvas');
          canvas.width = barcode.width;
          canvas.height = barcode.height;
          const context = canvas.getContext('2d');
          const stream = canvas.captureStream(10);
          const draw = () => context?.drawImage(barcode, 0, 0);
          draw();
          const timer = setInterval(draw, 100);
          stream.getTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
          return stream;
        },
      },
    });
  }, picture.toString('base64'));
}
