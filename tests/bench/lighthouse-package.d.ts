// The parts that the benchmark uses of a package that only it installs, so that all sources compile without it.
declare module 'lighthouse' {
  export interface Flags {
    port?: number;
    logLevel?: 'error';
    onlyCategories?: string[];
    onlyAudits?: string[];
  }
  interface Audit {
    score: number | null;
    numericValue?: number;
  }
  interface Category {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }
  interface Report {
    runtimeError?: { message: string };
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
  }
  export default function lighthouse(address: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
