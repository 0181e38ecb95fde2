import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ObjectSchema } from 'yup';
import { callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import { root } from '../emulators/project.ts';

/** A shop's own configuration, which the reader makes. */
const configurations = ['web/.env.production', 'web/.env.staging'];

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

function fieldsOf(schema: unknown): string {
  return schema instanceof ObjectSchema ? Object.keys(schema.fields).sort().join(', ') : '';
}

/** The API table as the contract has it: paste it into the README when this test fails. */
function apiTable(): string {
  const rows = callNames.map((name) => {
    const { access, query, body, headers, cdnSeconds } = callDefinitions[name];
    const given = [fieldsOf(query), fieldsOf(body), headers.join(', ')].filter((part) => part !== '');
    return `| \`${name}\` | ${access} | ${given.join(' · ')} | ${cdnSeconds > 0 ? `${cdnSeconds} s` : ''} |`;
  });
  return ['| Call | Who | Takes | CDN |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

it('The README lists every call of the API as the contract has it', () => {
  const [section = ''] = /^## API\n.*?(?=^## )/ms.exec(readme) ?? [];
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  expect(lines.join('\n')).toBe(apiTable());
});

it('Every file and folder that the README names exists', () => {
  const named = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)|`((?:web|functions|tests)\/[\w./-]+)`/g)].map(
    ([, link, code]) => link ?? code ?? '',
  );
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter((file) => !configurations.includes(file) && !existsSync(path.join(root, file))),
  ).toEqual([]);
});
