// Writes what the page table and the security headers say into firebase.json: `npm run hosting`, after a change of one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FirebaseJson, withPages } from '../deploy/hosting-rules.ts';
import { root } from '../deploy/web-configuration.ts';

const file = path.join(root, 'firebase.json');
const config: FirebaseJson = JSON.parse(readFileSync(file, 'utf8'));
// In one line: the formatter, which runs next, then breaks what is too long.
writeFileSync(file, JSON.stringify(withPages(config)));
