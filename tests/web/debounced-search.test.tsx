import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DebouncedSearch } from '../../web/src/components/forms/debounced-search.tsx';
import { named } from './on-screen.ts';

const onSearch = vi.fn<(words: string) => void>();

const searchBox = (searched: string) => (
  <DebouncedSearch label="Search" placeholder="" maxLength={100} searched={searched} onSearch={onSearch} />
);
const field = () => named('searchbox', 'Search');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTime(1000));

beforeEach(() => {
  vi.useFakeTimers();
});

it('what is typed stays while the list follows an earlier pause', () => {
  const { rerender } = render(searchBox(''));
  type('mob');
  pause();
  type('moby');
  pause();
  type('moby-d');
  expect(onSearch.mock.calls).toEqual([['mob'], ['moby']]);
  for (const searched of ['mob', 'moby']) {
    rerender(searchBox(searched));
    expect(field()).toHaveValue('moby-d');
  }
  pause();
  expect(onSearch).toHaveBeenLastCalledWith('moby-d');
});

it('the field shows what is searched for after the way back', () => {
  const { rerender } = render(searchBox('kim'));
  type('dracula');
  pause();
  rerender(searchBox('dracula'));
  expect(field()).toHaveValue('dracula');
  for (const searched of ['kim', 'dracula']) {
    rerender(searchBox(searched));
    expect(field()).toHaveValue(searched);
  }
});
