import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { CountryField } from '../../web/src/components/forms/country-field.tsx';
import { DebouncedSearch } from '../../web/src/components/forms/debounced-search.tsx';
import { TextField } from '../../web/src/components/forms/field.tsx';
import { LeaveGuard } from '../../web/src/components/forms/leave-guard.tsx';
import { ShopForm } from '../../web/src/components/forms/shop-form.tsx';
import { logoutAdmin } from '../../web/src/features/admin-session/admin-logout.ts';
import { LogoutButton } from '../../web/src/features/admin-session/logout-button.tsx';
import { confirmLeaving } from '../../web/src/lib/alerts.ts';
import { useHydrated } from '../../web/src/lib/browser/use-hydrated.ts';
import { recordEarlyInput } from '../../web/ssr/early-input.ts';
import { setControl } from '../../web/ssr/set-control.ts';
import {
  button,
  click,
  expectFocus,
  expectNoText,
  expectText,
  expectValue,
  field,
  link,
  named,
  press,
  renderRouted,
  soon,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';

const names = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('../../web/src/components/forms/country-names.tsx', () => ({
  CountryNames({ onLoaded }: { onLoaded: () => void }) {
    names.load.mockImplementation(onLoaded);
    return 'Names';
  },
}));
vi.mock('../../web/src/features/admin-session/admin-logout.ts', () => ({ logoutAdmin: vi.fn() }));

describe('A form of the shop', () => {
  const schema = object({
    street: string().label('Street').required(),
    town: string().label('Town').required(),
    note: string().label('Note').required(),
  });

  const onSubmit = vi.fn();
  let inSight: Element[] = [];

  beforeEach(() => {
    inSight = [];
    Element.prototype.scrollIntoView = function noteScroll(this: Element) {
      inSight.push(this);
    };
  });

  function show(values = { street: '', town: '', note: '' }) {
    render(
      <Formik initialValues={values} validationSchema={schema} validateOnBlur={false} onSubmit={onSubmit}>
        <ShopForm>
          <TextField name="street" label="Street" />
          <TextField name="town" label="Town" />
          <details>
            <TextField name="note" label="Note" />
          </details>
          <button type="submit">Send</button>
        </ShopForm>
      </Formik>,
    );
  }

  const send = () => press('Send');

  it('A refused form focuses its first invalid field, shows its label and opens the details around it', async () => {
    show({ street: 'Main Street 1', town: '', note: '' });
    await send();
    await soon(() => field('Town')).toHaveFocus();
    expect(inSight.at(-1)).toContainElement(screen.getByText('Town'));
    await typeIn('Town', 'Bath');
    await send();
    await soon(() => field('Note')).toHaveFocus();
    expect(field('Note')).toBeVisible();
  });

  it('The focus stays in the field that is typed into after a refusal', async () => {
    show();
    await send();
    await soon(() => field('Street')).toHaveFocus();
    await typeIn('Town', 'B');
    await user.clear(field('Town'));
    await act(async () => undefined);
    expectFocus(field('Town'));
    await send();
    await soon(() => field('Street')).toHaveFocus();
  });

  it('A form that is sent moves no focus', async () => {
    show({ street: 'Main Street 1', town: 'Bath', note: 'None' });
    await send();
    await soon(onSubmit).toHaveBeenCalledOnce();
    expectFocus(button('Send'));
  });
});

async function show() {
  render(
    <Formik initialValues={{ name: '', country: '' }} onSubmit={() => undefined}>
      <Form>
        <TextField name="name" label="Name" />
        <CountryField name="country" label="Country" />
      </Form>
    </Formik>,
  );
  return field('Country');
}

it('Names that come while a country is typed are proposed after that', async () => {
  const box = await show();
  await user.type(box, 'Ger');
  await screen.findByText('Names');
  act(() => names.load());
  expect(box).not.toHaveAttribute('list');
  await user.tab();
  expect(box).toHaveAttribute('list');
});

describe('A search while typing', () => {
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
      expectValue(field(), 'moby-d');
    }
    pause();
    expect(onSearch).toHaveBeenLastCalledWith('moby-d');
  });

  it('the field shows what is searched for after the way back', () => {
    const { rerender } = render(searchBox('kim'));
    type('dracula');
    pause();
    rerender(searchBox('dracula'));
    expectValue(field(), 'dracula');
    for (const searched of ['kim', 'dracula']) {
      rerender(searchBox(searched));
      expectValue(field(), searched);
    }
  });
});

describe('A form with typed text', () => {
  beforeEach(() => {
    vi.mocked(confirmLeaving).mockResolvedValue(false);
    vi.mocked(logoutAdmin).mockResolvedValue();
  });

  function show(unsaved: boolean) {
    const form = (
      <>
        <LeaveGuard unsaved={unsaved} />
        <Link to="/away">Away</Link>
        <LogoutButton />
      </>
    );
    renderRouted(
      <Routes>
        <Route path="/" element={form} />
        <Route path="/away" element="Arrived" />
      </Routes>,
    );
  }

  const logOut = () => fireEvent.click(button('Log out'));
  const followLink = () => fireEvent.click(link('Away'));
  /** Whether the browser would ask before it closes or reloads the page. */
  const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it("A form with typed text asks before a link is followed, and 'Stay' keeps the page", async () => {
    show(true);
    followLink();
    await soon(confirmLeaving).toHaveBeenCalledOnce();
    expectNoText('Arrived');
    followLink();
    expect(confirmLeaving).toHaveBeenCalledTimes(2);
  });

  it("'Leave' follows the link", async () => {
    vi.mocked(confirmLeaving).mockResolvedValue(true);
    show(true);
    followLink();
    await waitForText('Arrived');
    expect(confirmLeaving).toHaveBeenCalledOnce();
    expect(browserAsks()).toBe(false);
  });

  it('A form with typed text asks before a log-out, which waits for the answer', async () => {
    show(true);
    logOut();
    await soon(confirmLeaving).toHaveBeenCalledOnce();
    expect(logoutAdmin).not.toHaveBeenCalled();
    vi.mocked(confirmLeaving).mockResolvedValue(true);
    logOut();
    await soon(logoutAdmin).toHaveBeenCalledOnce();
    expect(confirmLeaving).toHaveBeenCalledTimes(2);
  });

  it('The browser asks before a page with typed text is closed; a link to another tab is followed without a question', () => {
    show(true);
    expect(browserAsks()).toBe(true);
    fireEvent.click(link('Away'), { ctrlKey: true });
    expect(confirmLeaving).not.toHaveBeenCalled();
  });

  it('A form without typed text is left without a question', () => {
    show(false);
    expect(browserAsks()).toBe(false);
    logOut();
    expect(logoutAdmin).toHaveBeenCalledOnce();
    followLink();
    expectText('Arrived');
    expect(confirmLeaving).not.toHaveBeenCalled();
  });
});

describe('What is typed before the app has begun', () => {
  /** A form with all kinds of controls, and React's state of them. */
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

  /** @returns a function that hydrates the server's HTML and returns React's state afterwards. */
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

  /** The events of a key in a browser, without any time between. */
  function typeAtOnce(field: HTMLElement, text: string): void {
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no such field');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  it.each(['', 'Ad'])('A letter that is typed after “%s” while React takes over stays', async (before) => {
    const hydrate = showServerHtml();
    if (before) await typeIn('Name', before);
    const values = await hydrate(() => typeAtOnce(screen.getByLabelText('Name'), `${before}a`));
    expect(values).toMatchObject({ name: `${before}a` });
    expectValue('Name', `${before}a`);
  });

  it('What was typed is set back before a key can let React empty its field', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Controls />);
    const replay = recordEarlyInput();
    const name = field('Name');
    await user.type(name, 'Ad');
    root = hydrateRoot(container, <Controls />);
    replay(setControl);
    name.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expectValue('Name', 'Ad');
  });

  it('A choice, a tick and a file stay', async () => {
    const hydrate = showServerHtml();
    await user.selectOptions(screen.getByLabelText('Genre'), 'horror');
    await click(screen.getByLabelText('Terms'));
    await user.upload(screen.getByLabelText('Cover'), new File(['x'], 'emma.png'));
    expect(await hydrate()).toMatchObject({ genre: 'horror', terms: true, file: 'emma.png' });
    expect(screen.getByLabelText('Terms')).toBeChecked();
  });

  it('A form is submitted once React listens, instead of reloading the page', async () => {
    const hydrate = showServerHtml();
    await typeIn('Search', 'emma');
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
});
