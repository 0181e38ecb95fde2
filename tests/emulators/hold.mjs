// firebase-tools runs this once all emulators are up, and stops them when it ends. It ends when its input
// closes: that is when its starter asks for it, or is no longer there, however it came to its end.
process.stdout.write('\nThe emulators are up.\n');
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
process.stdin.once('error', () => process.exit(0));
