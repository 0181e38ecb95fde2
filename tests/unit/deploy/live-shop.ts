import { Timestamp } from 'firebase-admin/firestore';
import type { DeployTools } from '../../../functions/src/commands/deploy-shop.ts';
import type { WorkedPage } from '../../../functions/src/migrations/migration.ts';
import { CannotProceed } from '../../../functions/src/platform/cannot-proceed.ts';
import type { Release, StoredRelease } from '../../../functions/src/release/release-store.ts';
import { type Interruption, Killed } from '../../fixtures/google-project/stand-in-tools.ts';

/** The next release; the shop is of the first one, whose migrations are 1 and 2. */
const next = 2;

/** A live shop that a deploy changes step by step, and that may be killed at any of them. */
export class LiveShop {
  rules = 1;
  functions = { api: 1, orders: 1, pages: 1 };
  pages = 1;
  built = 0;
  data: StoredRelease = {
    data: 2,
    done: [1, 2],
    running: 0,
    cursor: '',
    changed: 0,
    updateTime: Timestamp.now(),
  };
  readonly documents = new Set<string>();
  worked = 0;
  changes = 0;
  whileBuilding: () => unknown = () => undefined;
  whileUploading: () => unknown = () => undefined;
  #interrupted: { at: number; interruption: Interruption } | undefined;

  /** Interrupts the next deploy at one of its changes, counted from 0. */
  interrupt(at: number | undefined, interruption: Interruption = 'fails'): void {
    this.#interrupted = at === undefined ? undefined : { at: this.changes + at, interruption };
  }

  demand(isSo: boolean, otherwise: string): void {
    if (!isSo) throw new Error(otherwise);
  }

  change<T>(effect: () => T): T {
    const interruption = this.changes === this.#interrupted?.at ? this.#interrupted.interruption : undefined;
    this.changes += 1;
    if (interruption === 'fails') throw new CannotProceed('the line was cut');
    if (interruption === 'is killed before it') throw new Killed();
    const result = effect();
    if (interruption) throw new Killed();
    return result;
  }

  writeData(before: unknown, release: object): StoredRelease | undefined {
    return this.change(() => {
      if (before !== this.data) return undefined;
      this.data = { ...this.data, ...release };
      return this.data;
    });
  }

  /** A page has two documents. */
  migrate(number: number, cursor: string): WorkedPage {
    const live = Object.values(this.functions);
    if (number === 4)
      this.demand(
        live.every((release) => release === next),
        'Old functions meet new data',
      );
    const page = cursor === '' ? 'a' : 'b';
    return this.change(() => {
      this.worked += 1;
      this.documents.add(`${number} ${page}`);
      return { changed: 1, next: page === 'a' ? 'a' : undefined };
    });
  }

  readonly tools: DeployTools = {
    build: async () =>
      this.change(() => {
        this.built = next;
        this.whileBuilding();
      }),
    upload: (args) => {
      const targets = (args[args.indexOf('--only') + 1] ?? '').split(',');
      this.demand(this.built === next, 'Nothing was built');
      if (targets.includes('firestore')) this.change(() => (this.rules = next));
      if (targets.includes('functions')) this.#uploadFunctions();
      if (targets.includes('hosting')) this.change(() => (this.pages = next));
      if (targets.includes('functions')) this.whileUploading();
    },
    whyRefused: async () => undefined,
  };

  #uploadFunctions(): void {
    this.demand(this.rules === next, 'Functions come before their rules and indexes');
    for (const name of ['api', 'orders', 'pages'] as const) {
      this.demand(this.data.done.includes(3), 'New functions meet old data');
      this.change(() => (this.functions[name] = next));
    }
  }

  outcome(): object {
    const { rules, functions, pages, built, data } = this;
    const { done, running }: Release = data;
    return { rules, functions, pages, built, done, running, documents: [...this.documents].sort() };
  }
}

export const liveShop = () => new LiveShop();
