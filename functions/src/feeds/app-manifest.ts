import { onAccent, ownAccent } from '../shared/shop/accent.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';

const ownColor = ownAccent.light.fill;

/** Not every system accepts SVG: PNGs in public/, in the default colour. */
const pictures = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'tile-512', size: 512, purpose: 'maskable' },
] as const;

const picturesAt = (start: string) =>
  pictures.map(({ name, size, purpose }) => ({
    src: `${start}-${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

/** In the shop's colour, each colour at its own address because of caches. */
function coloredPictures(color: string) {
  const picture = { sizes: 'any', type: 'image/svg+xml' };
  const start = `/icons/${color.slice(1)}`;
  return [
    { src: `${start}.svg`, ...picture, purpose: 'any' },
    { src: `${start}-tile.svg`, ...picture, purpose: 'maskable' },
    ...picturesAt(start),
  ];
}

/** The PNG in public/ from which one in the shop's colour is made: ('114433-192', '#114433') → 'icon-192.png' */
export function pictureOf(part: string, color = ownColor): string | undefined {
  const picture = pictures.find(({ name }) => part === `${color.slice(1)}-${name}`);
  return picture && `icon-${picture.name}.png`;
}

/** @param root prefix of page addresses in the manifest's language */
export function appManifest(
  { shopName, accentColor: color = ownColor }: Pick<ShopProfile, 'shopName' | 'accentColor'>,
  root = '',
): string {
  const favicon = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' };
  return JSON.stringify({
    id: '/',
    name: shopName,
    short_name: shopName,
    start_url: root || '/',
    display: 'standalone',
    background_color: '#faf5ec',
    theme_color: color,
    icons: color === ownColor ? [favicon, ...picturesAt('/icon')] : coloredPictures(color),
  });
}

/**
 * public/favicon.svg in another colour; tiles have square corners, since systems round them.
 * @param name '8a2b32' or '8a2b32-tile'; undefined is returned for anything else
 */
export function appIcon(name: string): string | undefined {
  const [, color, tile] = /^([0-9a-f]{6})(-tile)?$/.exec(name) ?? [];
  if (!color) return undefined;
  const ground = `<rect width="32" height="32"${tile ? '' : ' rx="7"'} fill="#${color}"/>`;
  const pages = `<path fill="${onAccent}" d="M6 8.5c3.6-.9 7-.4 10 1.7 3-2.1 6.4-2.6 10-1.7v14.6c-3.6-.9-7-.4-10 1.7-3-2.1-6.4-2.6-10-1.7z"/>`;
  const fold = `<path fill="none" stroke="#${color}" stroke-width="1.6" d="M16 10.4v14"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${pages}${fold}</svg>`;
}
