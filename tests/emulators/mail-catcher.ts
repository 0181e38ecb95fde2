import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type CaughtMail, mailListPage, mailPage } from './mail-page.ts';
import type { Place } from './ports.ts';

const host = '127.0.0.1';
export const smtpPlace: Place = { host, port: 1025, purpose: 'the mails on their way (SMTP)' };
export const mailboxPlace: Place = { host, port: 1080, purpose: 'the mails that were sent' };
export const smtpAddress = `smtp://${host}:${smtpPlace.port}`;
export const mailboxAddress = `http://${host}:${mailboxPlace.port}`;

/** Enough for the tests that place the most orders. */
const mostMails = 5000;
const shownMails = 200;

async function keep(mails: CaughtMail[], stream: Readable, to: string): Promise<void> {
  const parsed = await PostalMime.parse(await buffer(stream));
  const { subject = '', messageId = '', text = '', html = '' } = parsed;
  const number = (mails[0]?.number ?? 0) + 1;
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  mails.unshift({ number, at: new Date().toISOString(), to, subject, messageId, text, html, headers });
  mails.length = Math.min(mails.length, mostMails);
}

function receive(mails: CaughtMail[]): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      // A sender that is killed breaks off within a mail.
      keep(mails, stream, to).then(() => done(), done);
    },
  });
}

export interface MailCatcher {
  close(): Promise<void>;
}

/**
 * A mail server that delivers nothing, and a page with its last mails. `PUT /off` closes the mail server, as if it were
 * down, and `PUT /on` opens it again.
 */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let smtp: SMTPServer | undefined;
  const close = () => new Promise<void>((resolve) => (smtp ? smtp.close(resolve) : resolve()));
  const turn = async (on: boolean) => {
    await close();
    smtp = on ? receive(mails) : undefined;
    // A connection that breaks, as that of a killed function, is no reason to end.
    smtp?.on('error', () => undefined);
    if (smtp) await once(smtp.listen(smtpPlace.port, host), 'listening');
  };

  const answer = async ({ method, url = '' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, mailboxAddress);
    const [, number, isBody] = /^\/mails\/(\d+)(\.html)?$/.exec(pathname) ?? [];
    const mail = mails.find((one) => String(one.number) === number);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (method === 'PUT') {
      await turn(url === '/on');
      response.end();
    } else if (pathname === '/mails.json') {
      const to = searchParams.get('to')?.toLowerCase();
      const received = mails.filter((one) => one.to.toLowerCase() === to);
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(received));
    } else if (mail) {
      response.end(isBody ? mail.html : mailPage(mail));
    } else {
      response.end(mailListPage(mails.slice(0, shownMails)));
    }
  };
  const pages = createServer((request, response) => void answer(request, response));
  await turn(true);
  await once(pages.listen(mailboxPlace.port, host), 'listening');
  return {
    close: async () => {
      pages.closeAllConnections();
      pages.close();
      await close();
    },
  };
}
