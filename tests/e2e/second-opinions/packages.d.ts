// The parts used of packages that only the stage wide installs, so that all sources compile without them.
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): Readonly<Record<string, object>>;
  }
}

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: readonly { type: string }[];
  }
  export default class Validator {
    validate(extracted: Readonly<Record<string, object>>): Promise<Issue[]>;
  }
}
