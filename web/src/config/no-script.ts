import { t } from '@bookstore/functions/shared/words/words';

/** What app.html says where JavaScript is off; the build of another language puts its own words there. */
export const noScriptTexts = [
  t('This page needs JavaScript, which is turned off in this browser.'),
  t('<a>The shop’s home page</a> and the pages of its books can be read without it.'),
];
