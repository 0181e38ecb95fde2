// As mark-styles.ts marks a rule: between two comments, of which the first names its classes after a dot.
const markedRule = /\/\*\.(.+?)\*\/(.*?)\/\*\*\//gs;

/** Conditions that have lost all their rules. */
const emptyBlock = /@(?:media|supports|container)[^{};]*\{\}/g;

/** A registered variable, or one of the theme. */
const variable =
  /@property (--[\w-]+)\{[^}]*\}|(?<=[{;])(--(?!tw-|lightningcss-)[\w-]+):[^;{}]*(?:;|(?=\}))/g;

const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** For reduced motion; how controls change follows later, with the same rule. */
const withoutMotion = /@media \(prefers-reduced-motion:reduce\)\{(?:[^{}]*\{[^{}]*\})*\}/;

/** Classes that no first paint shows: changes of controls on hover and use, and their durations. */
const later =
  /(?:^|:)(?:(?:group-)?hover:|active:|focus(?:-visible)?:|group-open:|aria-busy:|print:|transition|duration)/;

/** For right-to-left pages. */
const rightToLeft = /^rtl:/;

/** Classes of disabled, busy or invalid controls, and such a control. */
const idle = /(?:^|:)(?:disabled|not-aria-busy|aria-invalid):/;
const idleControl = / disabled=""|<button(?=[^>]* aria-busy)[^>]* aria-disabled="true"/;

/** A variable of Tailwind's that utilities share, such as '--tw-leading'; and how a rule uses it. */
const shared = /@property (--tw-[\w-]+)\{syntax:"\*";inherits:false(?:;initial-value:([^}]*))?\}/g;
const askedFor = (name: string) => new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g');

/** Replaces a shared variable by its initial value where no rule of the page sets it. */
function withoutUnset(rules: string): string {
  let without = rules;
  for (const [, name = '', initial] of rules.matchAll(shared))
    if (!without.includes(`${name}:`))
      without = without.replace(askedFor(name), (_, fallback: string = '') => initial ?? fallback);
  return without;
}

/** Removes variables that neither a rule nor an element uses. */
function withoutUnasked(rules: string, elements: string): string {
  const asked = new Set([...(rules + elements).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return rules.replace(variable, (text, registered?: string, themed?: string) =>
    asked.has(registered ?? themed) ? text : '',
  );
}

/**
 * Removes the rules for classes that no element has, and the variables and animations that no rule names; the whole
 * style sheet follows with the app. That takes 3 to 4 KiB off a page: with them, home and lists would have 17 KiB, of
 * which a connection's first flight holds 14.
 * @param html the page without its styles
 * @param styles as marked by the build
 */
export function stylesFor(html: string, styles: string): string {
  const hasIdle = idleControl.test(html);
  const isRightToLeft = html.includes(' dir="rtl"');
  const named = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !later.test(name) && (hasIdle || !idle.test(name)))
      .filter((name) => isRightToLeft || !rightToLeft.test(name)),
  );
  const rules = styles
    .replace(markedRule, (_, names: string, rule: string) =>
      names.split(' ').some((name) => named.has(name)) ? rule : '',
    )
    // Twice: one may be nested in another.
    .replace(emptyBlock, '')
    .replace(emptyBlock, '');
  const elements = [...html.matchAll(/ style="([^"]+)"/g)].join();
  // Again: some are only used by those that were removed.
  const needed = withoutUnasked(withoutUnasked(withoutUnset(rules), elements), elements);
  const moving = needed.replace(animation, (text, name: string) =>
    needed.includes(`:${name} `) ? text : '',
  );
  return moving.includes('@keyframes') ? moving : moving.replace(withoutMotion, '');
}
