import { inShell, type Tools } from './tools.ts';

/** Tools that look, and say what they would change. What cannot be read yet, such as a project that does not exist, is empty. */
export function dryRun({
  read,
  get,
  readFile,
  say,
}: Pick<Tools, 'read' | 'get' | 'readFile' | 'say'>): Tools {
  return {
    read: (program, args) => read(program, args).catch(() => ''),
    run: async (program, args, options) => say(`  ${inShell(program, args, options)}`),
    get: (address) => get(address).catch(() => undefined),
    post: async (address, body) => say(`  POST ${address} ${JSON.stringify(body)}`),
    readFile,
    writeFile: (name, text) => say(`  writes ${name}:\n${text.trimEnd().replace(/^/gm, '    ')}`),
    waitFor: async () => true,
    pause: async () => {},
    say,
  };
}
