import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Finds the number of an EAN-13 barcode in a picture; undefined when there is none. */
export type ReadBarcode = (picture: ImageBitmapSource) => Promise<string | undefined>;

/** Loads the reader: 1 MiB of WebAssembly, from the shop's own address instead of the library's usual one. */
export async function loadBarcodeReader(): Promise<ReadBarcode> {
  await prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) => (file.endsWith('.wasm') ? wasmAddress : folder + file),
    },
    fireImmediately: true,
  });
  const detector = new BarcodeDetector({ formats: ['ean_13'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
}
