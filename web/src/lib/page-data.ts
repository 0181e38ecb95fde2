/** The API's answers, by their path below /api, that a page came with. */
export type PageData = Record<string, unknown>;

/** How long a page's own data is as good as a fresh answer, in milliseconds. */
const freshMilliseconds = 60_000;

let pageData: PageData = {};

export function pageDataAt(path: string): unknown {
  return pageData[path];
}

/** Runs one synchronous step, such as rendering a page on the server, while the page has this data. */
export function withPageData<Result>(data: PageData, run: () => Result): Result {
  pageData = data;
  try {
    return run();
  } finally {
    pageData = {};
  }
}

/** Hands a page the data that it came with; a minute later the API is asked again. */
export function givePageData(data: PageData): void {
  pageData = data;
  setTimeout(() => {
    pageData = {};
  }, freshMilliseconds);
}
