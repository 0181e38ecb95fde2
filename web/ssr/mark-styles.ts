import { comment, parse } from 'postcss';

/** A selector's condition on an ancestor: 'group-hover:p-1' is a class of the element within. */
const around = /:where\(\.(?:group|peer)[\w-]*\)/g;

/** The class of a selector, as HTML writes it: '.\[\&\>\*\]\:p-1>*' is for '[&amp;&gt;*]:p-1'. */
function classIn(selector: string): string {
  const escaped = /\.((?:\\[\da-f]+ |\\.|[\w-])+)/i.exec(selector.replace(around, ''))?.[1];
  if (escaped === undefined) throw new Error(`A utility without a class: ${selector}`);
  return escaped
    .replace(
      /\\(?:([\da-f]+) |(.))/gi,
      (_, code, sign) => sign ?? String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&', '&amp;')
    .replaceAll('>', '&gt;');
}

/** Tailwind's base rules for what no rendered page has. */
const notRendered =
  /::-webkit-(?:date|calendar|inner|outer|search)|::file-selector|::backdrop|:host|^(?:abbr|audio|canvas|embed|hr|iframe|menu|object|optgroup|progress|small|sub|sup|table|video|code|kbd|samp|pre)\b|optgroup|:-moz-|data-dashboard/;

/** Tailwind's second value of a colour that is resolved already, for wide-gamut screens. */
const reckonedAgain = '(color:color-mix(in lab, red, red))';

/** How controls change once they are used: follows with the whole style sheet. */
const whenUsed = /:hover|:focus-visible/;

/** A font for where the theme names none. */
const spareFont = /(?<=var\(--font-sans),[^)]*/;

/** Rules by layer that no first paint needs. */
const unneededIn: Record<string, RegExp> = { base: notRendered, utilities: whenUsed };

/** Removes what only browsers older than the supported ones need, and rules that a first paint does not show. */
export function leaveOutUnneeded(styles: string): string {
  const sheet = parse(styles);
  sheet.walkComments((banner) => {
    banner.remove();
  });
  sheet.walkAtRules('supports', (condition) => {
    if (condition.params === reckonedAgain || condition.toString().includes('::placeholder{color'))
      condition.remove();
  });
  sheet.walkDecls((declaration) => {
    const next = declaration.next();
    // Declarations with a prefix for each browser may have become equal.
    if (next?.type === 'decl' && next.toString() === declaration.toString()) declaration.remove();
    if (/^(?:font-(?:feature|variation)-settings|transition)$/.test(declaration.prop)) declaration.remove();
    declaration.value = declaration.value.replace(spareFont, '');
  });
  sheet.walkAtRules('layer', (layer) => {
    // The remaining statement keeps the order of this layer before the others.
    if (layer.params === 'properties') layer.nodes = undefined;
    const unneeded = unneededIn[layer.params];
    if (!unneeded) return;
    layer.walkRules((rule) => {
      const rendered = rule.selectors.filter((selector) => !unneeded.test(selector));
      if (rendered.length === 0) rule.remove();
      else rule.selectors = rendered;
    });
  });
  return sheet.toString();
}

/**
 * Puts every rule of Tailwind's utilities between two comments for `stylesFor`: the first holds '.' and the rule's
 * classes, the second is empty.
 */
export function markUtilities(styles: string): string {
  const sheet = parse(styles);
  const raws = { left: '', right: '' };
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules((rule) => {
      rule.before(comment({ text: `.${rule.selectors.map(classIn).join(' ')}`, raws }));
      rule.after(comment({ text: '', raws }));
    });
  });
  return sheet.toString();
}
