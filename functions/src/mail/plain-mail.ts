import { markup } from '../platform/markup.ts';
import { oneLine } from './one-line.ts';
import type { RenderedMail } from './order-mail.ts';

/** A mail about no order: a few paragraphs, as they are. */
export function plainMail(to: string, subject: string, paragraphs: readonly string[]): RenderedMail {
  const html = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body>${paragraphs.map((text) => markup`<p>${text}</p>`)}</body></html>
`;
  return {
    to: oneLine(to),
    subject: oneLine(subject),
    text: `${paragraphs.join('\n\n')}\n`,
    html: html.text,
  };
}
