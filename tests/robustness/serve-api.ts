import { createServer } from 'node:http';
import { createApi } from '../../functions/src/api.ts';

// The API on a port of its own, with nothing in front of it: the process of direct-api.ts.
const server = createServer(createApi());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
