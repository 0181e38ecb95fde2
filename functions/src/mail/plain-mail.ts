import { markup, when } from '../platform/markup.ts';
import { spokenLanguage, t } from '../shared/words/words.ts';
import { oneLine } from './one-line.ts';
import type { RenderedMail } from './order-mail.ts';

// Without colours, so that mail programs in dark mode choose readable ones.
const page =
  'max-width:36rem;margin:0 auto;padding:24px;font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
const way = 'display:inline-block;padding:10px 20px;border:1px solid;border-radius:24px;text-decoration:none';

interface MailLink {
  label: string;
  address: string;
}

export type MailParagraph = string | MailLink;

/** @param unsubscribe see `unsubscribeAddress` */
export function plainMail(
  to: string,
  subject: string,
  paragraphs: readonly MailParagraph[],
  unsubscribe?: string,
): RenderedMail {
  const html = markup`<!doctype html>
<html lang="${spokenLanguage()}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${page}">${paragraphs.map((part) =>
    typeof part === 'string'
      ? markup`<p>${part}</p>`
      : markup`<p><a href="${part.address}" style="${way}"><b>${part.label}</b></a></p>`,
  )}${when(unsubscribe, (address) => markup`<p><small><a href="${address}">${t('Unsubscribe')}</a></small></p>`)}</body></html>
`;
  const all = unsubscribe ? [...paragraphs, { label: t('Unsubscribe'), address: unsubscribe }] : paragraphs;
  const lines = all.map((part) =>
    typeof part === 'string' ? part : t('{label}: {text}', { label: part.label, text: part.address }),
  );
  return {
    to: oneLine(to),
    subject: oneLine(subject),
    text: `${lines.join('\n\n')}\n`,
    html: html.text,
    ...(unsubscribe && { unsubscribe }),
  };
}
