import { warn } from 'firebase-functions/logger';
import type { Handlers } from '../platform/http/handler.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import type { CspReport } from '../shared/csp-report.ts';

/** Per hour and instance: a public call could otherwise fill the log. */
const hourlyReports = instanceLimit({ limit: 20, windowMs: 3_600_000 });

function originOf(address = ''): string {
  return (URL.canParse(address) ? new URL(address).origin : address).slice(0, 100);
}

/** The rest of a path may be personal. */
function pageOf(address = ''): string {
  return URL.canParse(address) ? `/${new URL(address).pathname.split('/')[1] ?? ''}`.slice(0, 40) : '';
}

function toLogEntry(report: CspReport) {
  return {
    directive: (report['effective-directive'] ?? report['violated-directive'] ?? '').slice(0, 40),
    blocked: originOf(report['blocked-uri']),
    page: pageOf(report['document-uri']),
  };
}

export const cspReportRoutes = {
  /** Without addresses that may be personal. */
  'POST /api/csp-reports': async ({ body }) => {
    if (hourlyReports(Date.now()) === 0) {
      warn('A page broke the Content-Security-Policy', toLogEntry(body['csp-report']));
    }
    return { message: 'Reported' };
  },
} satisfies Partial<Handlers>;
