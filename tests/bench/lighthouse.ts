import lighthouse, { type Flags } from 'lighthouse';

// The only importer of Lighthouse. It emulates a phone on slow 4G by simulation, its default. It empties the browser's
// cache first, but not what keeps people signed in.

/** Pages must be without fault in these. */
export const categories = {
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
export type Category = keyof typeof categories;

/** The page's address, and the port of the browser's debugger. */
export interface Subject {
  address: string;
  port: number;
}

/** On a busy computer Lighthouse sometimes misses the paint that it waits for. */
const attempts = 3;

async function look({ address, port }: Subject, flags: Flags) {
  const result = await lighthouse(address, { port, logLevel: 'error', ...flags });
  if (result === undefined) throw new Error(`Lighthouse did not look at ${address}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Up to 100, with the audits that failed. */
export interface Score {
  category: Category;
  score: number;
  faults: string[];
}

export async function scorePage(subject: Subject, chosen: Category[]): Promise<Score[]> {
  const { categories: results, audits } = await look(subject, { onlyCategories: chosen });
  return chosen.map((category) => {
    const { score, auditRefs } = results[category] ?? { score: null, auditRefs: [] };
    if (score === null) throw new Error(`Lighthouse did not score ${category} of ${subject.address}`);
    const faults = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    return { category, score: Math.round(score * 100), faults };
  });
}

/** Largest contentful paint, simulated, in seconds. */
export async function largestPaint(subject: Subject): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { audits } = await look(subject, { onlyAudits: ['largest-contentful-paint'] });
    const milliseconds = audits['largest-contentful-paint']?.numericValue;
    if (milliseconds !== undefined) return milliseconds / 1000;
  }
  throw new Error(`Lighthouse found no largest content on ${subject.address}`);
}
