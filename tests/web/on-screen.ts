import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { type ByRoleMatcher, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { type Assertion, expect, vi } from 'vitest';
import { ShopContext } from '../../web/src/config/shop.ts';
import { askFirst } from '../../web/src/lib/alerts.ts';

type Name = string | RegExp;

/** May drop a file of any kind, whatever the browser's dialog offers. */
export const user = userEvent.setup({ applyAccept: false });

let present = '';

function Place() {
  const { pathname, search, hash } = useLocation();
  present = pathname + search + hash;
  return null;
}

export const address = () => present;

/** Within a router at an address, in a shop with these settings. */
export const renderRouted = (content: ReactNode, from: InitialEntry = '/', shop: ShopChanges = {}) =>
  render(content, {
    wrapper: ({ children }) =>
      createElement(
        ShopContext,
        { value: shop },
        createElement(MemoryRouter, { initialEntries: [from] }, createElement(Place), children),
      ),
  });

export const named = (role: ByRoleMatcher, name: Name) => screen.getByRole(role, { name });
export const findNamed = (role: ByRoleMatcher, name: Name) => screen.findByRole(role, { name });

export const button = (name: Name) => screen.getByRole('button', { name });
export const findButton = (name: Name) => screen.findByRole('button', { name });
export const queryButton = (name: Name) => screen.queryByRole('button', { name });

export const link = (name: Name) => screen.getByRole('link', { name });
export const findLink = (name: Name) => screen.findByRole('link', { name });

export const expectHref = (element: Element | null | undefined, address: unknown) =>
  expect(element).toHaveAttribute('href', address);
export const expectLink = (name: Name, address: unknown) => expectHref(link(name), address);

export const checkbox = (name: Name) => screen.getByRole('checkbox', { name });
export const findCheckbox = (name: Name) => screen.findByRole('checkbox', { name });

export const radio = (name: Name) => screen.getByRole('radio', { name });
export const findRadio = (name: Name) => screen.findByRole('radio', { name });
export const queryRadio = (name: Name) => screen.queryByRole('radio', { name });

export const heading = (name: Name) => screen.getByRole('heading', { name });
export const findHeading = (name: Name) => screen.findByRole('heading', { name });

export const field = (label: Name) => screen.getByLabelText(label);

type TextQuery = Parameters<typeof screen.getByText>;

export const expectText = (...text: TextQuery) => expect(screen.getByText(...text)).toBeVisible();
export const expectNoText = (...text: TextQuery) => expect(screen.queryByText(...text)).toBeNull();
export const waitForText = async (...text: TextQuery) =>
  expect(await screen.findByText(...text)).toBeVisible();

export async function waitForTextIn(place: Pick<typeof screen, 'findByText'>, text: Name): Promise<void> {
  expect(await place.findByText(text)).toBeVisible();
}

type Box = Name | Element | null | undefined;
function boxOf(box: Box): Element {
  const element = typeof box === 'string' || box instanceof RegExp ? field(box) : box;
  if (!element) throw new Error('There is no such box');
  return element;
}

export const expectValue = (box: Box, value: string | number | string[] | null) =>
  expect(boxOf(box)).toHaveValue(value);

export const expectWords = (node: Node | null | undefined, words: Name) =>
  expect(node).toHaveTextContent(words);
export const expectFocus = (element: Element | null | undefined) => expect(element).toHaveFocus();

export const expectTitle = (text: Name) => expectWords(screen.getByRole('heading', { level: 1 }), text);

export const expectNoField = (label: Name) => expect(screen.queryByLabelText(label)).toBeNull();

export const expectShown = (role: ByRoleMatcher, name: Name) =>
  expect(screen.getByRole(role, { name })).toBeVisible();
export const expectNone = (role: ByRoleMatcher, name?: Name) =>
  expect(screen.queryByRole(role, name === undefined ? {} : { name })).toBeNull();

export const expectCount = (role: ByRoleMatcher, name: Name, count: number) =>
  expect(screen.queryAllByRole(role, { name })).toHaveLength(count);

export async function findShown(role: ByRoleMatcher, name: Name): Promise<void> {
  expect(await screen.findByRole(role, { name })).toBeVisible();
}

export async function findAlert(text: Name): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
}

export const expectAlert = (text: Name) => expect(screen.getByRole('alert')).toHaveTextContent(text);
export const expectStatus = (text: Name) => expect(screen.getByRole('status')).toHaveTextContent(text);

export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

export const hrefsOf = (elements: readonly Element[]) => elements.map((one) => one.getAttribute('href'));

/** Silences console.error; tests may check the calls. */
export const quietErrors = () => vi.spyOn(console, 'error').mockReturnValue();

/** Every question is answered with yes. */
export const agree = () => vi.mocked(askFirst).mockResolvedValue(true);

export const inRole = (role: ByRoleMatcher, name: Name) => within(screen.getByRole(role, { name }));
export const findIn = async (role: ByRoleMatcher, name: Name) =>
  within(await screen.findByRole(role, { name }));

export const click = (box: Box) => user.click(boxOf(box));

/** Waits for the button. @param place a part of the page; by default the whole */
export async function press(name: Name, place: Pick<typeof screen, 'findByRole'> = screen): Promise<void> {
  await user.click(await place.findByRole('button', { name }));
}

/** Types key by key only keys with a name; other text is pasted, which renders once. */
async function enter(box: Element, text: string): Promise<void> {
  if (text.includes('{')) return user.type(box, text);
  await user.click(box);
  await user.paste(text);
}

/** Replaces the text of a box. */
export async function retype(box: Box, text: string): Promise<void> {
  await user.clear(boxOf(box));
  await enter(boxOf(box), text);
}

/** At once, for tests that are not about keys. */
export const fill = (box: Box, value: string) => fireEvent.change(boxOf(box), { target: { value } });

/** By label. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) fill(label, value);
}

/** Into a box, or the one with this label, which may come late. */
export async function typeIn(box: Box, text: string): Promise<void> {
  const isNamed = typeof box === 'string' || box instanceof RegExp;
  await enter(isNamed ? await screen.findByLabelText(box) : boxOf(box), text);
}

/** Expects of a value, or of what a function returns by then, what comes true after a while. */
export const soon = (what: unknown, isNot = false): Assertion<void, unknown> =>
  new Proxy(expect<unknown>(undefined), {
    get(_, matcher) {
      if (matcher === 'not') return soon(what, true);
      return (...expected: unknown[]) =>
        waitFor(() => {
          const now = expect(typeof what === 'function' && !vi.isMockFunction(what) ? what() : what);
          const said = isNot ? now.not : now;
          Reflect.apply(Reflect.get(said, matcher), said, expected);
        });
    },
  });
