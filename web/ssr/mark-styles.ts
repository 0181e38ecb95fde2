import { comment, parse } from 'postcss';

/** The class that a selector begins with, as HTML writes it: '.\[\&\>\*\]\:p-1>*' is for '[&amp;&gt;*]:p-1'. */
function classIn(selector: string): string {
  const escaped = /\.((?:\\[\da-f]+ |\\.|[\w-])+)/i.exec(selector)?.[1];
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

/** What Tailwind writes beside a colour that is reckoned already, for a screen with more colours. */
const reckonedAgain = '(color:color-mix(in lab, red, red))';

/** Takes out what only browsers older than the supported ones need, and rules for elements that do not occur. */
export function leaveOutUnneeded(styles: string): string {
  const sheet = parse(styles);
  sheet.walkComments((banner) => {
    banner.remove();
  });
  sheet.walkAtRules('supports', (condition) => {
    if (condition.params === reckonedAgain) condition.remove();
  });
  sheet.walkAtRules('layer', (layer) => {
    // The statement that is left keeps the place of this layer before the others.
    if (layer.params === 'properties') layer.nodes = undefined;
    if (layer.params !== 'base') return;
    layer.walkRules((rule) => {
      const rendered = rule.selectors.filter((selector) => !notRendered.test(selector));
      if (rendered.length === 0) rule.remove();
      else rule.selectors = rendered;
    });
  });
  return sheet.toString();
}

/**
 * Puts every rule of Tailwind's utilities between two comments, so that `stylesFor` can leave out what a page does
 * not name: the first says '.' and the rule's classes, the second nothing.
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
