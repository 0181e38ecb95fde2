import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { recordEarlyInput } from '../../web/ssr/early-input.ts';
import { setControl } from '../../web/ssr/set-control.ts';
import { button } from './on-screen.ts';

/** A form whose every control is known to React, and what React knows of them. */
function Controls() {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [genre, setGenre] = useState('fiction');
  const [terms, setTerms] = useState(false);
  const [file, setFile] = useState('');
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('search')));
      }}
    >
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Add
      </button>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
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
      <output>{JSON.stringify({ count, name, note, genre, terms, file, sent })}</output>
    </form>
  );
}

let root: Root | undefined;

afterEach(() => {
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

const user = userEvent.setup();

/** What a browser does with a key, without any time between. */
function typeAtOnce(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no such field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('a control that was used before hydration', () => {
  it('Every press of a button before hydration counts', async () => {
    const hydrate = showServerHtml();
    await user.dblClick(button('Add'));
    expect(await hydrate()).toMatchObject({ count: 2 });
  });

  it('Typed text stays, also when React controls the field', async () => {
    const hydrate = showServerHtml();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.type(screen.getByLabelText('Note'), 'Ring twice');
    await user.type(screen.getByLabelText('Search'), 'emma');
    expect(await hydrate()).toMatchObject({ name: 'Ada', note: 'Ring twice' });
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Search')).toHaveValue('emma');
  });

  it.each(['', 'Ad'])('A letter that is typed after “%s” while React takes over stays', async (before) => {
    const hydrate = showServerHtml();
    if (before) await user.type(screen.getByLabelText('Name'), before);
    const known = await hydrate(() => typeAtOnce(screen.getByLabelText('Name'), `${before}a`));
    expect(known).toMatchObject({ name: `${before}a` });
    expect(screen.getByLabelText('Name')).toHaveValue(`${before}a`);
  });

  it('A choice, a tick and a file stay', async () => {
    const hydrate = showServerHtml();
    await user.selectOptions(screen.getByLabelText('Genre'), 'horror');
    await user.click(screen.getByLabelText('Terms'));
    await user.upload(screen.getByLabelText('Cover'), new File(['x'], 'emma.png'));
    expect(await hydrate()).toMatchObject({ genre: 'horror', terms: true, file: 'emma.png' });
    expect(screen.getByLabelText('Terms')).toBeChecked();
  });

  it('A box that was ticked and unticked again stays unticked', async () => {
    const hydrate = showServerHtml();
    await user.dblClick(screen.getByLabelText('Terms'));
    expect(await hydrate()).toMatchObject({ terms: false });
    expect(screen.getByLabelText('Terms')).not.toBeChecked();
  });

  it('A form is submitted once React listens, instead of reloading the page', async () => {
    const hydrate = showServerHtml();
    await user.type(screen.getByLabelText('Search'), 'emma');
    await user.click(button('Send'));
    expect(await hydrate()).toMatchObject({ sent: 'emma' });
  });

  it('A control works as usual afterwards', async () => {
    const hydrate = showServerHtml();
    await user.click(button('Add'));
    await user.type(screen.getByLabelText('Name'), 'A');
    await hydrate();
    await user.click(button('Add'));
    await user.type(screen.getByLabelText('Name'), 'da');
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toMatchObject({ count: 2, name: 'Ada' });
  });
});

describe('a form with an address of its own', () => {
  it('The browser itself sends a form with an action', async () => {
    document.body.innerHTML = '<form action="/search"><button>Search</button></form>';
    const replay = recordEarlyInput();
    const submissions: boolean[] = [];
    addEventListener('submit', (event) => {
      submissions.push(event.defaultPrevented);
      event.preventDefault();
    });
    await user.click(button('Search'));
    replay(setControl);
    expect(submissions).toEqual([false]);
  });
});
