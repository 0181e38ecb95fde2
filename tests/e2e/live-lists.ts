import type { BrowserContext, Page, Request } from '@playwright/test';

/** A Firestore connection; the SDK numbers its requests and messages. */
interface Session {
  address?: URL;
  lastRequest: number;
  messages: number;
  watched: number[];
}

/** Each begins or ends the watch of a list. */
function messagesIn(request: Request): { addTarget?: { targetId: number } }[] {
  const fields = [...new URLSearchParams(request.postData() ?? '')];
  return fields.filter(([name]) => name.endsWith('__data__')).map(([, message]) => JSON.parse(message));
}

function note(session: Session, request: Request, address: URL): void {
  const messages = messagesIn(request);
  session.messages += messages.length;
  session.watched.push(...messages.flatMap(({ addTarget }) => addTarget?.targetId ?? []));
  // 'rpc' on the request that waits for answers.
  session.lastRequest = Number(address.searchParams.get('RID')) || session.lastRequest;
  // The first request has no session yet.
  if (address.searchParams.has('SID')) session.address = address;
}

async function endWatching({ address, lastRequest, messages, watched }: Session): Promise<void> {
  if (!address) return;
  const database = address.searchParams.get('database');
  const body = new URLSearchParams({ count: `${watched.length}`, ofs: `${messages}` });
  for (const [index, removeTarget] of watched.entries()) {
    body.set(`req${index}___data__`, JSON.stringify({ database, removeTarget }));
  }
  address.searchParams.delete('TYPE');
  address.searchParams.set('RID', `${lastRequest + 1}`);
  await fetch(address, { method: 'POST', body });
}

/**
 * Ends a browser's live lists when it is closed. The emulator does not notice that it is gone: from then on, every
 * write of an order would take ten times as long.
 */
export function endLiveListsOnClose(context: BrowserContext): void {
  const sessions = new Map<Page, Session[]>();
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (!address.pathname.endsWith('/Listen/channel')) return;
    const page = request.frame().page();
    const ofPage = sessions.get(page) ?? [];
    if (!address.searchParams.has('SID')) ofPage.push({ lastRequest: 0, messages: 0, watched: [] });
    sessions.set(page, ofPage);
    const session = ofPage.at(-1);
    if (session) note(session, request, address);
  });
  context.on('close', async () => {
    // A session that the emulator has ended by itself is refused.
    await Promise.allSettled([...sessions.values()].flat().map(endWatching));
  });
}
