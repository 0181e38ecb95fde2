import { onAccent, ownAccent } from '../shared/shop/accent.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';

// What a browser asks for where the shop is installed like an app.

const ownColor = ownAccent.light.fill;

/** The pictures of public/, in the colour of a shop that chooses none: not every system takes an SVG. */
const ownPictures = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-tile-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function drawnPictures(color: string) {
  const picture = { sizes: 'any', type: 'image/svg+xml' };
  const name = color.slice(1);
  return [
    { src: `/icons/${name}.svg`, ...picture, purpose: 'any' },
    { src: `/icons/${name}-tile.svg`, ...picture, purpose: 'maskable' },
  ];
}

export function appManifest({
  shopName,
  accentColor: color = ownColor,
}: Pick<ShopProfile, 'shopName' | 'accentColor'>): string {
  const favicon = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' };
  return JSON.stringify({
    id: '/',
    name: shopName,
    short_name: shopName,
    start_url: '/',
    display: 'standalone',
    background_color: '#faf5ec',
    theme_color: color,
    icons: color === ownColor ? [favicon, ...ownPictures] : drawnPictures(color),
  });
}

/**
 * The mark of the shop in a colour, as public/favicon.svg has it; a tile has no round corners, which systems cut themselves.
 * @param name the colour, as '8a2b32' or '8a2b32-tile'; undefined is answered for any other
 */
export function appIcon(name: string): string | undefined {
  const [, color, tile] = /^([0-9a-f]{6})(-tile)?$/.exec(name) ?? [];
  if (!color) return undefined;
  const ground = `<rect width="32" height="32"${tile ? '' : ' rx="7"'} fill="#${color}"/>`;
  const pages = `<path fill="${onAccent}" d="M6 8.5c3.6-.9 7-.4 10 1.7 3-2.1 6.4-2.6 10-1.7v14.6c-3.6-.9-7-.4-10 1.7-3-2.1-6.4-2.6-10-1.7z"/>`;
  const fold = `<path fill="none" stroke="#${color}" stroke-width="1.6" d="M16 10.4v14"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${pages}${fold}</svg>`;
}
