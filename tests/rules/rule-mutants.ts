import { patternMutants } from './pattern-mutants.ts';
import { conditionsOf, conjunctsOf, type Span, withoutComments } from './rules-text.ts';

/** Rules in which one single thing is wrong. */
export interface RuleMutant {
  /** The line, the column, and what became of what: `11:13 get → list`. */
  name: string;
  rules: string;
}

interface Change extends Span {
  to: string;
}

const verbs = ['get', 'list', 'create', 'update', 'delete'];

/** Every place of a pattern's first group, with what it is. */
function placesOf(text: string, pattern: RegExp): (Span & { found: string })[] {
  const indexed = new RegExp(pattern.source, 'gd');
  return [...text.matchAll(indexed)].map((match) => {
    const [start = 0, end = 0] = match.indices?.[1] ?? [];
    return { start, end, found: match[1] ?? '' };
  });
}

/** What one `allow` grants, and under which conditions. */
interface Grant {
  start: number;
  path: string | undefined;
  verbs: string;
  conditions: readonly string[];
}

function grantsOf(rules: string): Grant[] {
  const text = withoutComments(rules);
  const paths = placesOf(text, /match (\/\S+) \{/);
  return placesOf(text, /allow ([a-z, ]+: if [^;]+)/).map(({ start, end, found }) => {
    const conditions = conditionsOf(rules)
      .filter((condition) => condition.start >= start && condition.end <= end)
      .flatMap((condition) => conjunctsOf(rules, condition))
      .map((part) => rules.slice(part.start, part.end));
    const path = paths.findLast((one) => one.start < start)?.found;
    return { start, path, verbs: found, conditions: conditions.filter((one) => one !== 'true') };
  });
}

/** Whether the verb is granted beside an `allow` under no more than its own conditions: to add it grants nothing. */
function isGrantedAnyway(verb: string, start: number, grants: readonly Grant[]): boolean {
  const own = grants.find((grant) => grant.start === start);
  return grants.some(
    (grant) =>
      grant !== own &&
      grant.path === own?.path &&
      new RegExp(`^[^:]*\\b${verb}\\b`).test(grant.verbs) &&
      grant.conditions.every((condition) => own?.conditions.includes(condition)),
  );
}

/** An `allow` loses a verb, takes another one for it, or one more. */
function verbChanges(rules: string): Change[] {
  const text = withoutComments(rules);
  const grants = grantsOf(rules);
  return placesOf(text, /allow ([a-z, ]+):/).flatMap(({ start, end, found }) => {
    const given = found.split(', ');
    const others = verbs.filter((verb) => !given.includes(verb));
    const wider = others.filter((verb) => !isGrantedAnyway(verb, start, grants));
    const kept = given.map((verb) => given.filter((one) => one !== verb));
    const lists = [
      ...kept,
      ...kept.flatMap((rest) => others.map((verb) => [...rest, verb])),
      ...wider.map((verb) => [...given, verb]),
    ];
    return lists.filter((list) => list.length > 0).map((list) => ({ start, end, to: list.join(', ') }));
  });
}

/** A condition always or never holds, one of its parts does not count, or counts the wrong way round. */
function conditionChanges(rules: string): Change[] {
  return conditionsOf(rules).flatMap((condition) => {
    const whole = ['true', 'false'].map((to) => ({ ...condition, to }));
    const parts = conjunctsOf(rules, condition);
    return [
      ...whole,
      ...parts.map((part) => ({ ...part, to: 'true' })),
      ...parts.map((part) => ({ ...part, to: `!(${rules.slice(part.start, part.end)})` })),
    ];
  });
}

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>'],
  '<': ['<=', '>='],
  '>=': ['>', '<'],
  '>': ['>=', '<='],
};

function comparisonChanges(text: string): Change[] {
  return placesOf(text, / (==|!=|<=|>=|<|>) /).flatMap(({ found, ...span }) =>
    (comparisons[found] ?? []).map((to) => ({ ...span, to })),
  );
}

/** A bound is one off. */
function numberChanges(text: string): Change[] {
  return placesOf(text, / (\d+)\b/).flatMap(({ found, ...span }) =>
    [Number(found) - 1, Number(found) + 1].map((to) => ({ ...span, to: String(to) })),
  );
}

/** A path is wider than it should be, or another one. The first `match` names the service's whole space. */
function pathChanges(text: string): Change[] {
  const matches = placesOf(text, /match (\/\S+) \{/).slice(1);
  const named = placesOf(text, /documents\/(\w+)\//).map((span) => ({ ...span, to: 'other' }));
  return [
    ...named,
    ...matches.flatMap(({ found, ...span }) => [
      { ...span, to: found.replace(/\w+/, 'other') },
      { ...span, to: found.replace(/\w+/, '{anything}') },
      { ...span, to: found.replace(/\{(\w+)\}$/, '{$1=**}') },
      { ...span, to: `/{anything=**}${found}` },
    ]),
  ];
}

/** The fields that are compared are others. */
function fieldChanges(text: string): Change[] {
  return placesOf(text, /(?<=\)\.|\.(?:data|auth|token|query|resource)\.)(\w+)\b(?!\()/).map(
    ({ found, ...span }) => ({ ...span, to: found === 'uid' ? 'id' : 'uid' }),
  );
}

/** What a list must hold is something else. */
function literalChanges(text: string): Change[] {
  return placesOf(text, /'(\w+)' in /).map(({ found, ...span }) => ({
    ...span,
    to: found === 'admin' ? 'owner' : 'admin',
  }));
}

function patternChanges(text: string): Change[] {
  return placesOf(text, /\.matches\('([^']+)'\)/).flatMap(({ found, ...span }) =>
    patternMutants(found).map((to) => ({ ...span, to })),
  );
}

/** All rules that differ from these in one single clause, verb, comparison, bound, path, field, literal or pattern. */
export function ruleMutants(rules: string): RuleMutant[] {
  const text = withoutComments(rules);
  const changes = [
    ...verbChanges(rules),
    ...conditionChanges(rules),
    ...comparisonChanges(text),
    ...numberChanges(text),
    ...pathChanges(text),
    ...fieldChanges(text),
    ...literalChanges(text),
    ...patternChanges(text),
  ];
  const mutants = changes.map(({ start, end, to }) => {
    const before = rules.slice(0, start).split('\n');
    const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
    const from = rules.slice(start, end).replaceAll(/\s+/g, ' ');
    return {
      name: `${place} ${from} → ${to || 'nothing'}`,
      rules: rules.slice(0, start) + to + rules.slice(end),
    };
  });
  const distinct = new Map(mutants.map((mutant) => [mutant.rules, mutant]));
  distinct.delete(rules);
  return [...distinct.values()];
}
