import { ObjectSchema } from 'yup';
import { callDefinitions, callNames } from '../shared/api-calls.ts';

const start = '<!-- The API table: npm run api-table -->';
const end = '<!-- The end of the API table -->';

function fieldsOf(schema: unknown): string {
  return schema instanceof ObjectSchema ? Object.keys(schema.fields).sort().join(', ') : '';
}

function apiTable(): string {
  const rows = callNames.map((name) => {
    const { access, query, body, headers, cdnSeconds } = callDefinitions[name];
    const given = [fieldsOf(query), fieldsOf(body), headers.join(', ')].filter((part) => part !== '');
    return `| \`${name}\` | ${access} | ${given.join(' · ')} | ${cdnSeconds > 0 ? `${cdnSeconds} s` : ''} |`;
  });
  return ['| Call | Who | Takes | CDN |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

export function withApiTable(text: string): string {
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error('The text has no markers for the API table.');
  return `${text.slice(0, before)}${start}\n${apiTable()}\n${text.slice(after)}`;
}
