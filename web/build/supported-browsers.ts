/**
 * As Vite and esbuild name them. Chromium 120 is the first with URL.canParse, Firefox 128 the first with all that
 * Tailwind's style sheets need, Safari 17.4 the first with AbortSignal.any.
 */
export const supportedBrowsers = ['chrome120', 'edge120', 'firefox128', 'ios17.4', 'safari17.4'];
