import { expect, it } from 'vitest';
import { ArraySchema, ObjectSchema, object, Schema } from 'yup';
import { InvalidArgument } from '../../../functions/src/platform/http/api-errors.ts';
import { validated } from '../../../functions/src/platform/http/call-request.ts';
import { refuseUnknownShape } from '../../../functions/src/platform/http/schema-shape.ts';
import { callDefinitions, callNames } from '../../../functions/src/shared/api-calls.ts';
import { hostileTexts } from '../../fixtures/hostile-texts.ts';

function fieldsOf(schema: Schema): [name: string, field: Schema][] {
  if (schema instanceof ArraySchema && schema.innerType instanceof Schema) return fieldsOf(schema.innerType);
  if (!(schema instanceof ObjectSchema)) return [];
  return Object.entries(schema.fields).flatMap(([name, field]) =>
    field instanceof Schema ? [[name, field] satisfies [string, Schema], ...fieldsOf(field)] : [],
  );
}

/** The accepted value, or the words of the refusal. */
async function sent(field: Schema, value: unknown): Promise<{ kept?: unknown; refused?: string }> {
  const schema = object({ field });
  try {
    refuseUnknownShape({ field: value }, schema);
    return { kept: (await validated(schema, schema.cast({ field: value }, { assert: false }))).field };
  } catch (error) {
    if (error instanceof InvalidArgument) return { refused: error.message };
    throw error;
  }
}

const bodies = callNames.flatMap((name) => fieldsOf(callDefinitions[name].body));
const queries = callNames.flatMap((name) => fieldsOf(callDefinitions[name].query));

it('Nothing that a call is given is refused in the words of a program', async () => {
  const said = new Set<string>();
  const values = [7, -1.5, [], [7], {}, true, null];
  for (const [, field] of [...bodies, ...queries]) {
    const isQuery = queries.some(([, one]) => one === field);
    for (const value of ['x', '', '-1', ...(isQuery ? [] : values)]) {
      said.add((await sent(field, value)).refused ?? '');
    }
  }
  expect(said.size).toBeGreaterThan(50);
  expect([...said].filter((words) => /`|final value|following: "?\/|\bmixed\b/.test(words))).toEqual([]);
});

/** What is compared with what the shop has, and stored nowhere, or is cleaned together with its list. */
const compared =
  /^(?:username|(?:oldP|p)assword|code|bookId|q|fileName|value|email)$|-(?:uri|directive|policy|sample|file)$|^(?:disposition|referrer)$/;

const ofLines =
  /^(?:\w+Text|(?:postalA|a)ddress|books|description|life|mailEnd|message|note|openingHours|reason|sample|street|text|words\d|[a-z]{2})$/;

it('A text that a call stores keeps no control character, no hidden sign that turns what is read, and lines only where it may', async () => {
  const hostile = hostileTexts
    .map(({ text }) => text.slice(0, 40))
    .filter((text) => /[\u202e\p{Cc}]/u.test(text));
  const kept: string[] = [];
  for (const [name, field] of bodies) {
    if (field.type !== 'string' || compared.test(name)) continue;
    for (const text of ['a\u202eb\u0007c\nd', ...hostile]) {
      const { kept: stored } = await sent(field, text);
      const signs = ofLines.test(name) ? /\u202e|[^\P{Cc}\n]/u : /[\u202e\p{Cc}]/u;
      if (typeof stored === 'string' && signs.test(stored)) kept.push(name);
    }
  }
  expect(kept).toEqual([]);
});
