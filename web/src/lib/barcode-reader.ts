import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

export type ReadBarcodes = (picture: ImageBitmapSource) => Promise<readonly string[]>;

/** 1 MiB of WebAssembly, from the shop's own address instead of the library's usual one. */
export async function loadBarcodeReader(): Promise<ReadBarcodes> {
  await prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) => (file.endsWith('.wasm') ? wasmAddress : folder + file),
    },
    fireImmediately: true,
  });
  const detector = new BarcodeDetector({ formats: ['ean_13'] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
