import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHydrated } from '../../web/src/lib/browser/use-hydrated.ts';
import { recordEarlyInput } from '../../web/ssr/early-input.ts';
import { setControl } from '../../web/ssr/set-control.ts';
import { expectValue, press, user } from './on-screen.ts';

/** A form whose every control is known to React, and what React knows of them. */
function Controls() {
  const [name, setName] = useState('');
  const [genre, setGenre] = useState('fiction');
  const [terms, setTerms] = useState(false);
  const [file, setFile] = useState('');
  const [sent, setSent] = useState('');
  const isHydrated = useHydrated();
  return (
    <form
      data-hydrated={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('search')));
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Search" name="search" defaultValue="" />
      <select aria-label="Genre" value={genre} onChange={({ target }) => setGenre(target.value)}>
        <option>fiction</option>
        <option>horror</option>
      </select>
      <label>
        <input type="checkbox" checked={terms} onChange={({ target }) => setTerms(target.checked)} />
        Terms
      </label>
      <input
        aria-label="Cover"
        type="file"
        onChange={({ target }) => setFile(target.files?.[0]?.name ?? '')}
      />
      <button type="submit">Send</button>
      <output>{JSON.stringify({ name, genre, terms, file, sent })}</output>
    </form>
  );
}

let root: Root | undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Shows the server's HTML. @returns a function that lets React take it over and tells what React knows afterwards. */
function showServerHtml() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Controls />);
  const replay = recordEarlyInput();
  return async function hydrate(meanwhile?: () => void) {
    await act(async () => {
      root = hydrateRoot(container, <Controls />);
      replay(setControl);
      meanwhile?.();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return JSON.parse(screen.getByRole('status').textContent ?? '');
  };
}

/** What a browser does with a key, without any time between. */
function typeAtOnce(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no such field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

it.each(['', 'Ad'])('A letter that is typed after “%s” while React takes over stays', async (before) => {
  const hydrate = showServerHtml();
  if (before) await user.type(screen.getByLabelText('Name'), before);
  const known = await hydrate(() => typeAtOnce(screen.getByLabelText('Name'), `${before}a`));
  expect(known).toMatchObject({ name: `${before}a` });
  expectValue('Name', `${before}a`);
});

it('What was typed is set back before a key can let React empty its field', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Controls />);
  const replay = recordEarlyInput();
  const name = screen.getByLabelText('Name');
  await user.type(name, 'Ad');
  root = hydrateRoot(container, <Controls />);
  replay(setControl);
  name.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expectValue('Name', 'Ad');
});

it('A choice, a tick and a file stay', async () => {
  const hydrate = showServerHtml();
  await user.selectOptions(screen.getByLabelText('Genre'), 'horror');
  await user.click(screen.getByLabelText('Terms'));
  await user.upload(screen.getByLabelText('Cover'), new File(['x'], 'emma.png'));
  expect(await hydrate()).toMatchObject({ genre: 'horror', terms: true, file: 'emma.png' });
  expect(screen.getByLabelText('Terms')).toBeChecked();
});

it('A form is submitted once React listens, instead of reloading the page', async () => {
  const hydrate = showServerHtml();
  await user.type(screen.getByLabelText('Search'), 'emma');
  await press('Send');
  expect(await hydrate()).toMatchObject({ sent: 'emma' });
});

it('The browser itself sends a form with an action', async () => {
  document.body.innerHTML = '<form action="/search"><button>Search</button></form>';
  const replay = recordEarlyInput();
  const submissions: boolean[] = [];
  addEventListener('submit', (event) => {
    submissions.push(event.defaultPrevented);
    event.preventDefault();
  });
  await press('Search');
  replay(setControl);
  expect(submissions).toEqual([false]);
});
