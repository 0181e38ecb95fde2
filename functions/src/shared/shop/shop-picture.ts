// The shop's own pictures are stored beside the covers, and are checked and swept like them. The name has the size, so
// that pages can reserve the room: logo-1a2b3c4d.240x96.webp

/** The largest size in pixels: three for each that the header shows, two or more for the others. */
export const pictureRoom = {
  logo: { width: 480, height: 96 },
  news: { width: 960, height: 640 },
  portrait: { width: 480, height: 640 },
  inside: { width: 1200, height: 1200 },
} as const;

export type PictureKind = keyof typeof pictureRoom;

const fileName =
  /^(logo|news|portrait|inside)-[0-9a-f]{8}(?:[0-9a-f]{24})?\.([1-9]\d{0,3})x([1-9]\d{0,3})\.(?:webp|png)$/;

/** By the name of its file; undefined for a name of another kind. */
export function pictureSize(kind: PictureKind, name: string): { width: number; height: number } | undefined {
  const [, named, width, height] = fileName.exec(name) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const room = pictureRoom[kind];
  return named === kind && size.width <= room.width && size.height <= room.height ? size : undefined;
}

/** Such a picture is no cover. */
export const isPictureOf = (kinds: readonly PictureKind[]) => (name: string) =>
  kinds.some((kind) => pictureSize(kind, name) !== undefined);

export function pictureFileName(
  kind: PictureKind,
  id: string,
  { width, height }: { width: number; height: number },
  type: string,
): string {
  return `${kind}-${id}.${width}x${height}.${type === 'image/webp' ? 'webp' : 'png'}`;
}

export function picturesIn(settings: { logo?: string; news?: readonly { picture?: string }[] }): string[] {
  return [settings.logo, ...(settings.news ?? []).map(({ picture }) => picture)].flatMap(
    (name) => name || [],
  );
}
