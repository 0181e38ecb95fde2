import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** How many bytes of memory are in use, on the heap and in buffers, without what may be let go. */
export function memoryInUse(): number {
  if (typeof collectGarbage !== 'function')
    throw new Error('Node does not collect garbage when it is asked to');
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
