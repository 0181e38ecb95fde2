/** @throws Error when the work takes longer */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
