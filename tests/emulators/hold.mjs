// firebase-tools runs this once all emulators are up, and stops them when it ends. It ends when its input closes: its
// starter has asked for that, or is gone.
import { writeFileSync } from 'node:fs';

const [marker] = process.argv.slice(2);
if (marker === undefined) throw new Error('Use: node hold.mjs <the file to write when the emulators are up>');
writeFileSync(marker, '');
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
process.stdin.once('error', () => process.exit(0));
