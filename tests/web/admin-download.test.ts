import { beforeEach, expect, it, vi } from 'vitest';
import { downloadAsAdmin } from '../../web/src/entities/session/admin-download.ts';
import { answerFetch } from './fake-fetch.ts';
import './desk-session.ts';

const seconds = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

/** Answers with a text whose pieces come one after the other, so many seconds apart. */
function answerSlowly(pieces: readonly string[], apart: number): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        signal?.addEventListener('abort', () => controller.error(signal.reason));
        for (const piece of pieces) {
          await new Promise((resolve) => setTimeout(resolve, apart * seconds));
          if (signal?.aborted) return;
          controller.enqueue(new TextEncoder().encode(piece));
        }
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  });
}

it('A download continues as long as data arrives, and drops the byte order mark', async () => {
  answerSlowly(['\ufeffTitle\n', 'Café\n', 'Emma\n', 'Persuasion\n'], 12);
  const text = downloadAsAdmin('GET /api/books/export', {});
  await vi.advanceTimersByTimeAsync(60 * seconds);
  expect(await text).toBe('Title\nCafé\nEmma\nPersuasion\n');
});

it('A download fails when no data arrives for 15 seconds', async () => {
  answerSlowly(['Title\n', 'Emma\n'], 20);
  const failure = downloadAsAdmin('GET /api/books/export', {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60 * seconds);
  expect(await failure).toMatchObject({ failure: 'TIMEOUT_ERROR' });
});

it('A refused download leaves no timer behind', async () => {
  answerFetch(
    () =>
      new Response('{"error":{"code":"x","message":"Busy"}}', {
        status: 503,
        headers: { 'Content-Type': 'application/json' },
      }),
  );
  await expect(downloadAsAdmin('GET /api/books/export', {})).rejects.toThrow('Busy');
  expect(vi.getTimerCount()).toBe(0);
});
