import { serveFunctionsHere } from '../reads/functions-here.ts';

// The built functions in a process of its own, which has the heap of the deployed ones and can be measured. It says
// where it listens, and at the end how much memory it took at most.

const { address, close } = await serveFunctionsHere();
process.stdout.write(`listening ${address}\n`);
process.stdin.on('end', () => {
  close();
  process.stdout.write(`peak ${process.resourceUsage().maxRSS}\n`, () => process.exit());
});
process.stdin.resume();
