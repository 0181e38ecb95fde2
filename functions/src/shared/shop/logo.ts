// A logo lies beside the covers, and is checked and swept as they are. Its name says how large it is, so that pages keep
// its room before it comes: logo-1a2b3c4d.240x96.webp

/** The largest logo, in pixels: three for each that the header shows. */
export const logoPixels = { width: 480, height: 96 };

const fileName = /^logo-[0-9a-f]{8}\.([1-9]\d{0,2})x([1-9]\d?)\.(?:webp|png)$/;

/** The width and the height of a logo by the name of its file; undefined when it is no logo's name. */
export function logoSize(name: string): { width: number; height: number } | undefined {
  const [, width, height] = fileName.exec(name) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width <= logoPixels.width && size.height <= logoPixels.height ? size : undefined;
}

/** The name of a new logo's file. */
export function logoFileName(id: string, width: number, height: number, type: string): string {
  return `logo-${id}.${width}x${height}.${type === 'image/webp' ? 'webp' : 'png'}`;
}
