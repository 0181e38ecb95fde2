import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AsyncBoundary } from '../../web/src/components/loading/async-boundary.tsx';
import { lazyComponent } from '../../web/src/lib/lazy-component.tsx';
import { press, quietErrors, waitForText } from './on-screen.ts';

const reload = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/lib/browser/reload-page.ts', () => ({ reloadPage: reload }));
const Page = () => <p>The page</p>;

beforeEach(() => {
  quietErrors();
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

it('Try again loads the file of a page again', async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(load);
  await waitForText('This page could not be loaded.');
  await press('Try again');
  await waitForText('The page');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('Without a connection the whole page is never reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('Failed to fetch'));
  show(load);
  for (const tries of [1, 2, 3]) {
    await press('Try again');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(tries + 1));
  }
  expect(reload).not.toHaveBeenCalled();
});

it('Try again reloads the whole page when its file has failed twice', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('Failed to fetch'));
  show(load);
  await press('Try again');
  await press('Try again');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(2);
});
