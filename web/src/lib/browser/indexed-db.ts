/** How long the database of a browser may take to answer, in milliseconds. */
const timeoutMs = 2000;

/** Whether the browser's own database answers, as some do never until the browser is started anew; without one, it refuses. */
export async function indexedDbAnswers(): Promise<boolean> {
  // Where it is missing or refuses, Firebase finds that out by itself.
  const names = globalThis.indexedDB?.databases().then(
    () => true,
    () => true,
  );
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  return names ? Promise.race([names, timeout]) : true;
}
