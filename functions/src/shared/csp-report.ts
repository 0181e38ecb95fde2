import { type InferType, mixed, object, string } from 'yup';

const text = () => string().max(20_000);
const number = () => mixed<number | string>();

/** A Content-Security-Policy violation, in the form of `report-uri`. */
export const cspReportSchema = object({
  'csp-report': object({
    'blocked-uri': text(),
    'column-number': number(),
    disposition: text(),
    'document-uri': text(),
    'effective-directive': text(),
    'line-number': number(),
    'original-policy': text(),
    referrer: text(),
    'script-sample': text(),
    'source-file': text(),
    'status-code': number(),
    'violated-directive': text(),
  }),
  // Safari sends these; they are not read.
  type: mixed(),
  url: mixed(),
}).noUnknown();

export type CspReport = InferType<typeof cspReportSchema>['csp-report'];
