import { vi } from 'vitest';
import type { Tab } from './engines/browser.ts';
import { fileMark, scriptPath } from './page/page-names.ts';
import type { PageQueries, Target, TextMatch } from './page/page-target.ts';

type Name = string | RegExp;

/** Long, for busy computers. */
const timeout = 60_000;

function matching(name: Name): TextMatch {
  return typeof name === 'string' ? { text: name } : { pattern: name.source, flags: name.flags };
}

function describe({ by, name, within }: Target): string {
  const words = name ? ` ${'text' in name ? `'${name.text}'` : `/${name.pattern}/${name.flags}`}` : '';
  return `${by}${words}${within ? ` in ${describe(within)}` : ''}`;
}

/** Retries: whatever is queried while one page replaces another may fail. */
function until<T>(check: () => Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 50 });
}

/** Uses the shop as a person does: by the roles, names and texts of a page. */
export class Visitor {
  readonly #tab: Tab;
  readonly #shop: string;
  readonly #within: Target | undefined;

  constructor(tab: Tab, shop: string, within?: Target) {
    this.#tab = tab;
    this.#shop = shop;
    this.#within = within;
  }

  in(role: string, name?: Name): Visitor {
    return new Visitor(this.#tab, this.#shop, this.#target(role, name));
  }

  open(path: string): Promise<void> {
    return this.#tab.open(`${this.#shop}${path}`);
  }

  /** Waits until the page has exactly one such element. */
  async sees(role: string, name?: Name): Promise<void> {
    const target = this.#target(role, name);
    await until(async () => {
      const count = await this.#ask('count', target);
      if (count !== 1) throw new Error(`${describe(target)} is there ${count} times`);
    });
  }

  /** Waits until the picture is loaded and visible. */
  async seesPicture(name: Name): Promise<void> {
    const target = this.#target('img', name);
    await until(async () => {
      if (!(await this.#ask('hasPicture', target))) throw new Error(`${describe(target)} shows no picture`);
    });
  }

  async seesNo(role: string, name?: Name): Promise<void> {
    const target = this.#target(role, name);
    await until(async () => {
      if ((await this.#ask('count', target)) > 0) throw new Error(`${describe(target)} is still there`);
    });
  }

  async reads(text: Name): Promise<void> {
    await until(async () => {
      const pageText = await this.#ask('textOf', this.#within);
      const isShown = typeof text === 'string' ? pageText.includes(text) : text.test(pageText);
      if (!isShown) throw new Error(`'${text}' is not shown, but: ${pageText.slice(0, 500)}`);
    });
  }

  async press(role: string, name: Name): Promise<void> {
    await this.#pressOn(this.#target(role, name));
  }

  /** Replaces the content of the field of that label. */
  async fill(label: Name, text: string): Promise<void> {
    const target = this.#target('label', label);
    await this.#pressOn(target);
    await this.#ask('selectText', target);
    await this.#tab.type(text);
    await this.#holds(target, text.trimEnd());
  }

  /** Presses the keys of a text wherever the focus is; a line break is Enter. */
  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  holds(label: Name, value: string): Promise<void> {
    return this.#holds(this.#target('label', label), value);
  }

  async choose(label: Name, option: string): Promise<void> {
    const target = this.#target('label', label);
    await until(async () => {
      if (!(await this.#ask('choose', target, option)))
        throw new Error(`No '${option}' in ${describe(target)}`);
    });
  }

  async chooseFile(label: Name, file: string): Promise<void> {
    const target = this.#target('label', label);
    await until(async () => {
      if (!(await this.#ask('markFileField', target))) throw new Error(`${describe(target)} is not there`);
    });
    await this.#tab.chooseFile(`[${fileMark}]`, file);
  }

  async followNewTab(): Promise<void> {
    await until(async () => {
      if (!(await this.#tab.followNewTab())) throw new Error('No new tab was opened');
    });
  }

  async prints(): Promise<void> {
    await until(async () => {
      const count = await this.#ask('prints');
      if (count !== 1) throw new Error(`The page was printed ${count} times`);
    });
  }

  #target(by: string, name?: Name): Target {
    return {
      by,
      ...(name === undefined ? {} : { name: matching(name) }),
      ...(this.#within ? { within: this.#within } : {}),
    };
  }

  async #holds(target: Target, value: string): Promise<void> {
    await until(async () => {
      const held = await this.#ask('valueOf', target);
      if (held !== value) throw new Error(`${describe(target)} holds '${held}', not '${value}'`);
    });
  }

  async #pressOn(target: Target): Promise<void> {
    let before = '';
    const place = await until(async () => {
      const spot = await this.#ask('placeOf', target);
      if ('missing' in spot) throw new Error(`${describe(target)} ${spot.missing}`);
      const isStill = before === `${spot.x} ${spot.y}`;
      before = `${spot.x} ${spot.y}`;
      if (!isStill) throw new Error(`${describe(target)} is moving`);
      return spot;
    });
    await this.#tab.press(place.x, place.y);
  }

  async #ask<K extends keyof PageQueries>(
    name: K,
    ...given: Parameters<PageQueries[K]>
  ): Promise<ReturnType<PageQueries[K]>> {
    const values = JSON.stringify(given).slice(1, -1);
    // The bank's page does not have the script, unlike the shop's: it is loaded, and the query repeated.
    const script = `Object.assign(document.createElement('script'), { src: '${this.#shop}${scriptPath}' })`;
    const json = await this.#tab.evaluate(
      `location.origin !== '${this.#shop}' && !window.shopTest
        ? (document.head.append(${script}), '')
        : JSON.stringify(shopTest.${name}(${values})) ?? 'null'`,
    );
    if (json === '') throw new Error('The page has no script of the tests yet');
    return JSON.parse(String(json));
  }
}
