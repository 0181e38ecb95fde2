/** A failure that one sentence explains: what is wrong and what to do. Printed without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}
