import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePorts, takenSentence } from '../../emulators/ports.ts';
import { Problem } from '../../emulators/problem.ts';

const shop = { host: '127.0.0.1', port: 5000, purpose: 'the shop' };
const database = { host: '127.0.0.1', port: 8080, purpose: 'the database' };

test('the sentence names the port, what it is for and what to do', () => {
  expect(takenSentence([shop])).toBe(
    'Port 5000 for the shop is taken: stop the program that listens there (another npm start perhaps) and start again.',
  );
  expect(takenSentence([shop, database])).toMatch(
    /^Ports 5000 for the shop, 8080 for the database are taken/,
  );
});

test('a port where a server listens is named, and free again afterwards', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const place = { host: '127.0.0.1', port: address.port, purpose: 'this test' };
  await expect(requireFreePorts([place])).rejects.toThrow(Problem);
  await expect(requireFreePorts([place])).rejects.toThrow(`${place.port} for this test`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts([place])).resolves.toBeUndefined();
});
