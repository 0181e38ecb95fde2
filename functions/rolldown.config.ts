import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

// Every byte of the file that an instance starts with is read and compiled before its first answer: what is loaded later
// stands in a file of its own, and what nothing asks for in none. See decisions/2026-11-29-what-a-cold-start-loads.md.

/** What libraries load as they start and the shop never asks for, by what is imported, and by whom. */
const unused: readonly { source: RegExp; importer: RegExp }[] = [
  // Firestore's client reads its messages from protos.json: this is the same as 2 MB of classes, and what changes databases.
  { source: /\/(protos\/protos|firestore_admin_client)$/, importer: /\/@google-cloud\/firestore(-api)?\// },
  { source: /\/protos\/(iam_service|locations|operations)$/, importer: /\/google-gax\// },
  // For callable functions, of which the shop has none.
  { source: /^firebase-admin\/(auth|app-check)$/, importer: /\/firebase-functions\// },
  // The shop reads bodies by itself.
  { source: /^body-parser$/, importer: /\/express\// },
  // The shop answers no gRPC.
  { source: /^\.\/server(-interceptors)?$/, importer: /\/@grpc\/grpc-js\// },
];

const standIn = '\0unused';

const withoutUnused: Plugin = {
  name: 'without-unused',
  resolveId: (source, importer = '') =>
    unused.some((one) => one.source.test(source) && one.importer.test(importer)) ? standIn : undefined,
  // Firestore looks there for the class of a value, which only its pipelines make.
  load: (id) => (id === standIn ? 'module.exports = { google: { firestore: { v1: {} } } };' : undefined),
};

const googleAuth = new Map<string, string>();

/** Firebase's libraries each come with their own copy of the largest package. */
const oneOfEachVersion: Plugin = {
  name: 'one-of-each-version',
  async resolveId(source, importer) {
    if (source !== 'google-auth-library') return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    if (!resolved) return undefined;
    const { version } = JSON.parse(readFileSync(path.join(resolved.id, '../../../package.json'), 'utf8'));
    const first = googleAuth.get(version) ?? resolved.id;
    googleAuth.set(version, first);
    return first;
  },
};

export default defineConfig({
  input: { index: 'src/index.ts' },
  platform: 'node',
  external: ['sharp', 'pdfkit'],
  plugins: [withoutUnused, oneOfEachVersion],
  transform: { target: 'node24' },
  checks: { ineffectiveDynamicImport: false },
  output: {
    dir: 'lib',
    chunkFileNames: '[name].js',
    // Names and lines stay, so that stack traces are readable.
    comments: false,
    banner: 'const __dirname = import.meta.dirname, __filename = import.meta.filename;',
    codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
  },
});
