import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LiveSection } from '../../web/src/components/live-section.tsx';
import { createApiData, publicDataChanged } from '../../web/src/lib/api-data.ts';
import { holds } from '../promises/holds.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

interface Shelf {
  name: string;
}

/** Renders what waits for data, which React wants to be awaited. */
async function shown(content: ReactNode) {
  return act(async () => render(content));
}

async function show() {
  const { useData, forget } = createApiData(
    (given): given is Shelf => typeof given === 'object' && given !== null,
  );
  function ShelfName() {
    return <h2>{useData('/shelf').name}</h2>;
  }
  const section = (
    <LiveSection failure="The shelf could not be loaded" forget={forget}>
      <ShelfName />
    </LiveSection>
  );
  return { section, ...(await shown(section)) };
}

const tryAgain = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

describe('a part of the page with data of the shop', () => {
  it("says 'Loading...' and then shows it", holds('update-book/states'), async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerFetch(() => promise);
    await show();
    expect(await screen.findByText('Loading...')).toBeVisible();
    await act(async () => resolve(json({ name: 'Poetry' })));
    expect(await screen.findByRole('heading', { name: 'Poetry' })).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('says its sentence when it fails, and asks again when told to', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let broken = true;
    const sent = answerFetch(() =>
      broken ? refusal(500, 'Something went wrong') : json({ name: 'Poetry' }),
    );
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The shelf could not be loaded');
    expect(warn).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalled();
    const before = sent.length;
    await tryAgain();
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    expect(await screen.findByRole('alert')).toHaveTextContent('The shelf could not be loaded');
    broken = false;
    await tryAgain();
    expect(await screen.findByRole('heading', { name: 'Poetry' })).toBeVisible();
  });

  it('asks once for all who show it, and not again within the minute', async () => {
    const sent = answerFetch(() => json({ name: 'Poetry' }));
    const { section, rerender, unmount } = await show();
    await act(async () =>
      rerender(
        <>
          {section}
          {section}
        </>,
      ),
    );
    expect(await screen.findAllByRole('heading', { name: 'Poetry' })).toHaveLength(2);
    unmount();
    await shown(section);
    expect(await screen.findByRole('heading', { name: 'Poetry' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('asks past every cache for a minute after the admin has changed something', async () => {
    const sent = answerFetch(() => json({ name: 'Poetry' }));
    const { section, unmount } = await show();
    await screen.findByRole('heading');
    unmount();
    publicDataChanged();
    await shown(section);
    await screen.findByRole('heading');
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/shelf',
      expect.stringMatching(/^\/api\/shelf\?fresh=\d+$/),
    ]);
  });
});
