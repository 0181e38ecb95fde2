import { FirebaseError } from 'firebase/app';
import { isNoConnection, noConnectionCode } from '#lib/no-connection.ts';

/** WebKit may send a request on a dead connection, and Firebase itself waits for 30 seconds. */
const answerMs = 8000;

const mostTries = 4;

async function askOnce<Result>(request: () => Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new FirebaseError(noConnectionCode, 'The sign-in has no answer')),
    answerMs,
  );
  try {
    return await Promise.race([request(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * For requests that may be made twice: repeats one that is lost or unanswered, since a server may close a connection
 * just as a browser sends on it.
 * @param request called with whether an earlier try was lost, which may have taken effect
 */
export async function askFirebase<Result>(request: (isRetry: boolean) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await askOnce(() => request(tries > 1));
    } catch (error) {
      if (!isNoConnection(error) || tries === mostTries) throw error;
    }
  }
}
