// `npm run api-table`: writes the API's table into functions/README.md, from the contract.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withApiTable } from './api-table.ts';

const readme = path.resolve(import.meta.dirname, '../../README.md');
writeFileSync(readme, withApiTable(readFileSync(readme, 'utf8')));
