import type { Capability } from '../people/roles.ts';

export const dashboardRoot = '/dashboard';

/** What the router, the build, Hosting, the sitemap, smoke checks and tests need to know of a page. */
export interface PageRow {
  /** `:id` stands for any one part; at most one. */
  path: string;
  /** By the server. Other pages begin as a shell. */
  rendered?: true;
  /** Only in a shop whose owner has turned it on. */
  optional?: true;
  /** It takes a form that works without JavaScript: the function of orders answers it, which may write. */
  takesForm?: true;
  /** Allowed query parameters; the server redirects any other address to the one without them. */
  parameters?: readonly string[];
  /** For search engines, and in the sitemap. Its PageHead then needs its path, too. */
  indexed?: true;
  /** Left out: every visitor. */
  access?: 'shopper' | Capability;
  /** Left out: the frame of the shop, or of the dashboard. */
  layout?: 'none';
  /** Allows the camera, and the WebAssembly that reads barcodes. */
  camera?: true;
  /**
   * A shell of its own, which requests the page's files at once. A `filled` one contains the page in the form that is
   * the same for every shopper: it can be read and typed into before it is known who is signed in.
   */
  ownShell?: true | 'filled';
  /** A JavaScript file shared with other pages (web/build/shared-files.ts); left out: its own. */
  chunk?: string;
}

/**
 * A shell from the pages function, which has the shop's settings and is the same for every visitor. Other unrendered
 * pages begin as a file of Hosting.
 */
export const beginsAsShell = ({ rendered, layout }: Pick<PageRow, 'rendered' | 'layout'>): boolean =>
  !rendered && !layout;

type PageTable = Readonly<Record<string, PageRow>>;

type PathTo<Path> = Path extends `${string}:${string}:${string}`
  ? never
  : Path extends `${string}:${string}`
    ? (value: string) => string
    : Path;

/** A function where a part of the address differs. */
type Paths<Pages extends PageTable> = { readonly [Name in keyof Pages]: PathTo<Pages[Name]['path']> };

export function pathAt(pattern: string, value: string): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value));
}

export function pathsOf<const Pages extends PageTable>(pages: Pages): Paths<Pages>;
export function pathsOf(pages: PageTable): Record<string, unknown> {
  const paths = Object.entries(pages).map(([name, { path }]) => [
    name,
    path.includes(':') ? (value: string) => pathAt(path, value) : path,
  ]);
  return Object.fromEntries(paths);
}
