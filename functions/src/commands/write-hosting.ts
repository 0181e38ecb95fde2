// `npm run hosting`: writes the page table's rules and the security headers into firebase.json.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FirebaseJson, withPages } from '../deploy/hosting-rules.ts';
import { root } from '../deploy/web-configuration.ts';

const file = path.join(root, 'firebase.json');
const config: FirebaseJson = JSON.parse(readFileSync(file, 'utf8'));
// On one line: the formatter, which runs next, breaks what is too long.
writeFileSync(file, JSON.stringify(withPages(config)));
