import { t } from '@bookstore/functions/shared/words/words';

/** The texts of app.html where JavaScript is off; the build of another language replaces them. */
export const noScriptTexts = [
  t('This page needs JavaScript, which is turned off in this browser.'),
  t('<a>The shop’s home page</a> and the pages of its books can be read without it.'),
];
