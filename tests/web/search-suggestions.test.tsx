import type { Suggestions } from '@bookstore/functions/shared/catalogue/catalogue';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '../../web/src/features/search/search-box.tsx';
import { SearchSuggestions } from '../../web/src/features/search/search-suggestions.tsx';
import { answerFetch, json, type SentRequest } from './fake-fetch.ts';
import { address, expectNone, field, findNamed, inRole, renderRouted, textsOf, user } from './on-screen.ts';
import './new-page.ts';

const suggestions: Suggestions = {
  books: [
    { _id: 'emma', title: 'Emma', author: 'Jane Austen', coverImage: '' },
    { _id: 'emil', title: 'Emil', coverImage: '' },
  ],
  authors: [{ name: 'Emily Brontë', slug: 'emily-bronte', count: 1 }],
  categories: [{ category: 'fiction', count: 1800 }],
};

const suggest = vi.fn((input: HTMLInputElement) => <SearchSuggestions input={input} />);

function showBox() {
  renderRouted(<SearchBox suggestions={suggest} />);
  return field('Search books');
}

const words = ({ path }: SentRequest) => new URL(path, 'http://shop').searchParams.get('q');
/** Types, and waits for what is suggested. @returns the box */
async function typed(text: string): Promise<HTMLElement> {
  answerFetch(() => json(suggestions));
  const box = showBox();
  await user.type(box, text);
  await screen.findAllByRole('option');
  return box;
}

/** The option that a screen reader would read now. */
function activeOption(box: HTMLElement): string | undefined {
  const id = box.getAttribute('aria-activedescendant');
  const option = id ? document.getElementById(id) : null;
  if (option) expect(option).toHaveAttribute('aria-selected', 'true');
  return option?.querySelector(':scope > :not([aria-hidden])')?.textContent ?? undefined;
}

beforeEach(() => {
  // jsdom does not know the element yet.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!words.includes('search')) throw new Error(`Unexpected console error: ${words.join(' ')}`);
  });
});

it('The box sends no call before its first use, nor for an empty text', async () => {
  const sent = answerFetch(() => json(suggestions));
  const box = showBox();
  expect(suggest).not.toHaveBeenCalled();
  expect(box).not.toHaveAttribute('role');
  await user.click(box);
  expect(suggest).toHaveBeenCalled();
  vi.useFakeTimers();
  for (const text of [' ', '', '  ']) fireEvent.input(box, { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(sent).toEqual([]);
  expectNone('listbox');
});

it('Text that is typed without a pause sends one call, whose suggestions are shown in named groups', async () => {
  const sent = answerFetch(() => json(suggestions));
  const box = showBox();
  await user.click(box);
  // Not as the user types: a busy computer could pause between two letters.
  for (const text of ['e', 'em', 'emi']) fireEvent.input(box, { target: { value: text } });
  await screen.findAllByRole('option');
  expect(sent.map(words)).toEqual(['emi']);
  expect(box).toHaveAttribute('role', 'combobox');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  const names = (group: string) => textsOf(inRole('group', group).getAllByRole('option'));
  expect(names('Books')).toEqual(['Emma (book) Jane Austen', 'Emil (book) ']);
  expect(names('Authors')).toEqual(['Emily Brontë (author) 1 book']);
  expect(names('Categories')).toEqual(['Fiction (category) 1,800 books']);
  expect(names('Search')).toEqual(['All results for “emi” (search) ']);
  expect(screen.getByText('5 suggestions')).toBeInTheDocument();
});

it('The arrow keys go through the options in a circle, and leave the text unchanged', async () => {
  const box = await typed('emi');
  const steps: [key: string, option: string | undefined][] = [
    ['ArrowDown', 'Emma (book) Jane Austen'],
    ['ArrowDown', 'Emil (book) '],
    ['End', 'All results for “emi” (search) '],
    ['ArrowDown', undefined],
    ['ArrowUp', 'All results for “emi” (search) '],
    ['Home', 'Emma (book) Jane Austen'],
    ['ArrowUp', undefined],
  ];
  for (const [key, option] of steps) {
    await user.keyboard(`{${key}}`);
    expect([key, activeOption(box)]).toEqual([key, option]);
  }
  expect(box).toHaveFocus();
  expect(box).toHaveValue('emi');
});

it('Escape closes the list and keeps the text, an arrow key opens it, and leaving the box closes it', async () => {
  const box = await typed('emi');
  await user.keyboard('{Escape}');
  expectNone('listbox');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('emi');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab();
  expectNone('listbox');
});

it('Enter or a press opens the chosen page, and Enter without a choice searches', async () => {
  await typed('emi');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/authors/emily-bronte');
  await user.type(field('Search books'), 'em');
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  expect(address()).toBe('/books/emma');
  await user.type(field('Search books'), 'eml');
  // Those to the letters before stay until these are there.
  await findNamed('option', /“eml”/);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/search?q=eml');
  await user.type(field('Search books'), '{Control>}a{/Control}emm{Enter}');
  expect(address()).toBe('/search?q=emm');
  expectNone('listbox');
});

it('The list shows the answer to the last text, and earlier calls are aborted', async () => {
  const answers = new Map<string | null, (response: Response) => void>();
  const dropped: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    const q = new URL(path, 'http://shop').searchParams.get('q');
    signal?.addEventListener('abort', () => dropped.push(q));
    return new Promise<Response>((resolve) => answers.set(q, resolve));
  });
  const box = showBox();
  await user.type(box, 'e');
  await waitFor(() => expect([...answers.keys()]).toEqual(['e']));
  await user.type(box, 'm');
  await waitFor(() => expect([...answers.keys()]).toEqual(['e', 'em']));
  expect(dropped).toEqual(['e']);
  await act(async () => answers.get('em')?.(json({ ...suggestions, authors: [], categories: [] })));
  await act(async () => answers.get('e')?.(json({ books: [], authors: [], categories: [] })));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

it('The box works without suggestions when they cannot be loaded', async () => {
  answerFetch(() => new Response('', { status: 503 }));
  const box = showBox();
  await user.type(box, 'emma');
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expectNone('listbox');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/search?q=emma');
});
