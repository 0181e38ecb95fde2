import { markup } from '../../functions/src/platform/markup.ts';

/** A mail that the mail server of this computer has received. */
export interface CaughtMail {
  number: number;
  /** An ISO instant. */
  at: string;
  to: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  /** By lower-case name. */
  headers: Record<string, string>;
}

const style = `body { font-family: system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
:root { color-scheme: light dark }
td { padding: 0.3rem 1rem 0.3rem 0 }
iframe { width: 100%; height: 50rem; border: 1px solid }
pre { white-space: pre-wrap }`;

function page(title: string, body: ReturnType<typeof markup>): string {
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>${body}</html>`.text;
}

/** Newest first. */
export function mailListPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ number, at, to, subject }) =>
      markup`<tr><td>${at.slice(11, 19)}</td><td>${to}</td><td><a href="/mails/${String(number)}">${subject}</a></td></tr>`,
  );
  return page(
    'Mails',
    rows.length > 0 ? markup`<table>${rows}</table>` : markup`<p>No mail was sent yet.</p>`,
  );
}

export function mailPage({ number, to, subject, messageId, text }: CaughtMail): string {
  return page(
    subject,
    markup`<p><a href="/">All mails</a> · to ${to} · ${messageId}</p>
<iframe sandbox title="As HTML" src="/mails/${String(number)}.html"></iframe><h2>As text</h2><pre>${text}</pre>`,
  );
}
