import { ToolFailed } from './tools.ts';

interface KnownWait {
  sign: RegExp;
  reason: string;
  seconds: number;
  tries: number;
}

/** What passes by itself in a new project. */
const knownWaits: readonly KnownWait[] = [
  {
    sign: /Eventarc Service Agent/i,
    reason: 'Google takes some minutes until a new project’s events reach its functions',
    seconds: 120,
    tries: 6,
  },
  {
    sign: /service account .*does not exist|unknown service account/i,
    reason: 'Google does not know the new account everywhere yet',
    seconds: 10,
    tries: 9,
  },
  {
    sign: /SERVICE_DISABLED|has not been used in project|API .*not enabled/i,
    reason: 'An API that was just enabled does not answer yet',
    seconds: 20,
    tries: 9,
  },
  {
    sign: /concurrent policy changes|ABORTED|is being set up|Please (?:re)?try (?:again )?later/i,
    reason: 'Google is busy with the change before',
    seconds: 20,
    tries: 6,
  },
  {
    sign: /npm run smoke/,
    reason: 'A new shop needs some minutes until its pages and feeds answer everywhere',
    seconds: 60,
    tries: 6,
  },
];

/** The wait that helps against a failure; undefined when none does. */
export function knownWait(failure: unknown): KnownWait | undefined {
  if (!(failure instanceof ToolFailed)) return undefined;
  return knownWaits.find(({ sign }) => sign.test(failure.message) || sign.test(failure.output));
}
