import { markup } from '../platform/markup.ts';
import { oneLine } from './one-line.ts';
import type { RenderedMail } from './order-mail.ts';

/** A paragraph that leads to an address. */
interface MailLink {
  label: string;
  address: string;
}

/**
 * A mail about no order: a few paragraphs, as they are.
 * @param unsubscribe where its reader ends such mails, which then stands at its end, too: see `unsubscribeAddress`
 */
export function plainMail(
  to: string,
  subject: string,
  paragraphs: readonly (string | MailLink)[],
  unsubscribe?: string,
): RenderedMail {
  const all = unsubscribe ? [...paragraphs, { label: 'Unsubscribe', address: unsubscribe }] : paragraphs;
  const html = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body>${all.map((part) =>
    typeof part === 'string'
      ? markup`<p>${part}</p>`
      : markup`<p><a href="${part.address}">${part.label}</a></p>`,
  )}</body></html>
`;
  const lines = all.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.address}`));
  return {
    to: oneLine(to),
    subject: oneLine(subject),
    text: `${lines.join('\n\n')}\n`,
    html: html.text,
    ...(unsubscribe && { unsubscribe }),
  };
}
