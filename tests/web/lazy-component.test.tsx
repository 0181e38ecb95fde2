import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AsyncBoundary } from '../../web/src/components/loading/async-boundary.tsx';
import { lazyComponent } from '../../web/src/lib/lazy-component.tsx';

const reload = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/lib/browser/reload-page.ts', () => ({ reloadPage: reload }));
const Page = () => <p>The page</p>;
const shell = (script: string) => new Response(`<script src="/assets/${script}"></script>`);

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.head.innerHTML = '<script src="/assets/app-old.js"></script>';
  vi.stubGlobal('fetch', async () => shell('app-old.js'));
});

function show(load: () => Promise<typeof Page>) {
  const Lazy = lazyComponent(load);
  render(
    <AsyncBoundary failure="This page could not be loaded.">
      <Lazy />
    </AsyncBoundary>,
  );
  return userEvent.setup();
}

describe('a page whose file could not be loaded', () => {
  it('is loaded by Try again', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const user = show(load);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded with the whole page when its file fails again', async () => {
    const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const user = show(load);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded again at once when the shop was deployed anew, and only once for each build', async () => {
    vi.stubGlobal('fetch', async () => shell('app-new.js'));
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    show(load);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    show(load);
    expect(await screen.findByText('This page could not be loaded.')).toBeVisible();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says so when the shop cannot be reached at all', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByText('This page could not be loaded.')).toBeVisible();
  });
});
