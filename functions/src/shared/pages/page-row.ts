import type { Capability } from '../people/roles.ts';

/** Where the dashboard begins. */
export const dashboardRoot = '/dashboard';

/** A row of the page table: what the router, the build, Hosting, the sitemap, smoke checks and tests know of a page. */
export interface PageRow {
  /** The pattern of its addresses: `:id` stands for any one part. There is at most one. */
  path: string;
  /** Whether the server renders it. The other pages begin as a shell. */
  rendered?: true;
  /** Whether a shop has it only once its owner wants it. */
  optional?: true;
  /** Whether it takes a form that is sent without JavaScript: the function of orders answers it, which may write. */
  takesForm?: true;
  /** What its address may ask for after the question mark; the server leads any other to the address without it. */
  parameters?: readonly string[];
  /** Whether search engines may keep it: the sitemap names it. Its PageHead then needs its path, too. */
  indexed?: true;
  /** Who may see it; every visitor when left out. */
  access?: 'shopper' | Capability;
  /** What stands around it; the frame of the shop, or of the dashboard, when left out. */
  layout?: 'none';
  /** Whether it may use the camera, and the WebAssembly that reads barcodes. */
  camera?: true;
  /**
   * Whether it begins as a shell of its own, which asks for the page's files at once. One that is `filled` has the page as
   * it is the same for every shopper: it is read and typed into before it is known who is signed in.
   */
  ownShell?: true | 'filled';
  /** The file of JavaScript that it shares with other pages (web/build/shared-files.ts); its own when left out. */
  chunk?: string;
}

/**
 * Whether the pages function answers with a shell, which says what the shop has set and is the same for every visitor.
 * Other pages that it does not render begin as a file of Hosting.
 */
export const beginsAsShell = ({ rendered, layout }: Pick<PageRow, 'rendered' | 'layout'>): boolean =>
  !rendered && !layout;

type PageTable = Readonly<Record<string, PageRow>>;

type PathTo<Path> = Path extends `${string}:${string}:${string}`
  ? never
  : Path extends `${string}:${string}`
    ? (value: string) => string
    : Path;

/** The address of each page by its name; a function where a part of the address differs. */
type Paths<Pages extends PageTable> = { readonly [Name in keyof Pages]: PathTo<Pages[Name]['path']> };

/** The address at a pattern. */
export function pathAt(pattern: string, value: string): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value));
}

/** The addresses of the pages of a table, for links. */
export function pathsOf<const Pages extends PageTable>(pages: Pages): Paths<Pages>;
export function pathsOf(pages: PageTable): Record<string, unknown> {
  const paths = Object.entries(pages).map(([name, { path }]) => [
    name,
    path.includes(':') ? (value: string) => pathAt(path, value) : path,
  ]);
  return Object.fromEntries(paths);
}
