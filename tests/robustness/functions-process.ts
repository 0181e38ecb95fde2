import { serveFunctionsHere } from '../reads/functions-here.ts';

// Runs the built functions in a process that has the heap of the deployed ones and can be measured. It prints its
// address, and at the end the peak of its memory.

const { address, close } = await serveFunctionsHere();
process.stdout.write(`listening ${address}\n`);
process.stdin.on('end', () => {
  close();
  process.stdout.write(`peak ${process.resourceUsage().maxRSS}\n`, () => process.exit());
});
process.stdin.resume();
