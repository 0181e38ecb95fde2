import { parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * SweetAlert2 sets its variables for the whole page, whose styles the browser would work out again when they come. Only its
 * own elements read them.
 */
export const keepAlertStylesApart: Plugin = {
  name: 'keep-alert-styles-apart',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/sweetalert2.css')) return null;
    const sheet = parse(code);
    sheet.walkRules(':root', (rule) => {
      rule.selector = '.swal2-container';
    });
    return sheet.toString();
  },
};
