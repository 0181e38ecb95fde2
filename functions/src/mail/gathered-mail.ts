import { markup } from '../platform/markup.ts';
import { dashboardPaths } from '../shared/pages/dashboard-pages.ts';
import { plural, spokenLanguage } from '../shared/words/words.ts';
import type { StoredMail } from './mail-document.ts';
import type { RenderedMail } from './order-mail.ts';

/** In place of several mails to the shop. @param address of the shop, without a trailing slash */
export function gatheredMail(mails: readonly StoredMail[], address: string): Omit<RenderedMail, 'to'> {
  const subject = mails.some(({ event }) => event === 'placed-shop')
    ? plural(mails.length, '{count} new order', '{count} new orders')
    : plural(mails.length, '{count} withdrawal', '{count} withdrawals');
  const orders = mails.map((mail) => ({
    words: mail.subject,
    link: address + (mail.orderId ? dashboardPaths.deskOrder(mail.orderId) : dashboardPaths.orderDesk),
  }));
  const html = markup`<!doctype html>
<html lang="${spokenLanguage()}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body><h1>${subject}</h1>
<ul>${orders.map(({ words, link }) => markup`<li><a href="${link}">${words}</a></li>\n`)}</ul></body></html>
`;
  const lines = orders.map(({ words, link }) => `${words}\n  ${link}`);
  return { subject, text: `${subject}\n\n${lines.join('\n')}\n`, html: html.text };
}
