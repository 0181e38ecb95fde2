import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** In bytes, on the heap and in buffers, after garbage collection. */
export function memoryInUse(): number {
  if (typeof collectGarbage !== 'function')
    throw new Error('Node does not collect garbage when it is asked to');
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
