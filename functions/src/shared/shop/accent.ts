/** In one scheme, as #rrggbb. */
export interface AccentShades {
  /** For links and marks on paper. */
  text: string;
  /** Behind the text of buttons. */
  fill: string;
  /** … under the pointer. */
  hover: string;
}

export interface Accent {
  light: AccentShades;
  dark: AccentShades;
}

/** Of a shop that chooses none; as in the web app's design.css. */
export const ownAccent: Accent = {
  light: { text: '#8a2b32', fill: '#8a2b32', hover: '#6f1f27' },
  dark: { text: '#f0a59b', fill: '#9c3b41', hover: '#b0484e' },
};

/** In both schemes. */
export const onAccent = '#fffaf3';

function declarations({ text, fill, hover }: AccentShades): string {
  return `--color-accent:${text};--color-accent-fill:${fill};--color-accent-fill-hover:${hover}`;
}

/** Print stays black. */
export function accentStyle({ light, dark }: Accent): string {
  return `@media screen{:root{--color-mark:${light.fill};${declarations(light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}}`;
}
