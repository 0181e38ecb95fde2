import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AsyncBoundary } from '../../web/src/components/loading/async-boundary.tsx';
import { lazyComponent } from '../../web/src/lib/lazy-component.tsx';
import { button, findButton, waitForText } from './on-screen.ts';

const reload = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/lib/browser/reload-page.ts', () => ({ reloadPage: reload }));
const Page = () => <p>The page</p>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
  it('Try again loads the file of a page again', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const user = show(load);
    await waitForText('This page could not be loaded.');
    await user.click(button('Try again'));
    await waitForText('The page');
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('Without a connection the whole page is never reloaded', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const user = show(load);
    for (const tries of [1, 2, 3]) {
      await user.click(await findButton('Try again'));
      await waitFor(() => expect(load).toHaveBeenCalledTimes(tries + 1));
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it('Try again reloads the whole page when its file has failed twice', async () => {
    const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const user = show(load);
    await user.click(await findButton('Try again'));
    await user.click(await findButton('Try again'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledTimes(2);
  });
});
