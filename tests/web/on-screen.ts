import { type ByRoleMatcher, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { ShopChanges } from '../../functions/src/shared/shop/shop-profile.ts';
import { ShopContext } from '../../web/src/config/shop.ts';
import { askFirst } from '../../web/src/lib/alerts.ts';

type Name = string | RegExp;

/** Who uses the page. */
export const user = userEvent.setup();

let present = '';

function Place() {
  const { pathname, search, hash } = useLocation();
  present = pathname + search + hash;
  return null;
}

/** Where the page is that was rendered last. */
export const address = () => present;

/** Renders what has links, at an address, in a shop with these settings. */
export const renderRouted = (content: ReactNode, from: InitialEntry = '/', shop: ShopChanges = {}) =>
  render(content, {
    wrapper: ({ children }) =>
      createElement(
        ShopContext,
        { value: shop },
        createElement(MemoryRouter, { initialEntries: [from] }, createElement(Place), children),
      ),
  });

/** What has this role and this name. */
export const named = (role: ByRoleMatcher, name: Name) => screen.getByRole(role, { name });
export const findNamed = (role: ByRoleMatcher, name: Name) => screen.findByRole(role, { name });

export const button = (name: Name) => screen.getByRole('button', { name });
export const findButton = (name: Name) => screen.findByRole('button', { name });
export const queryButton = (name: Name) => screen.queryByRole('button', { name });

export const link = (name: Name) => screen.getByRole('link', { name });
export const findLink = (name: Name) => screen.findByRole('link', { name });
export const queryLink = (name: Name) => screen.queryByRole('link', { name });

export const expectLink = (name: Name, address: unknown) =>
  expect(link(name)).toHaveAttribute('href', address);

export const checkbox = (name: Name) => screen.getByRole('checkbox', { name });
export const findCheckbox = (name: Name) => screen.findByRole('checkbox', { name });

export const radio = (name: Name) => screen.getByRole('radio', { name });
export const findRadio = (name: Name) => screen.findByRole('radio', { name });
export const queryRadio = (name: Name) => screen.queryByRole('radio', { name });

export const heading = (name: Name) => screen.getByRole('heading', { name });
export const findHeading = (name: Name) => screen.findByRole('heading', { name });

/** What has this label. */
export const field = (label: Name) => screen.getByLabelText(label);

type TextQuery = Parameters<typeof screen.getByText>;

export const expectText = (...text: TextQuery) => expect(screen.getByText(...text)).toBeVisible();
export const expectNoText = (...text: TextQuery) => expect(screen.queryByText(...text)).toBeNull();
export const waitForText = async (...text: TextQuery) =>
  expect(await screen.findByText(...text)).toBeVisible();

/** As above, in a part of the page. */
export async function waitForTextIn(place: Pick<typeof screen, 'findByText'>, text: Name): Promise<void> {
  expect(await place.findByText(text)).toBeVisible();
}

export const expectValue = (label: Name, value: string | number | string[] | null) =>
  expect(field(label)).toHaveValue(value);

export const expectNoField = (label: Name) => expect(screen.queryByLabelText(label)).toBeNull();

export const expectShown = (role: ByRoleMatcher, name: Name) =>
  expect(screen.getByRole(role, { name })).toBeVisible();
export const expectNone = (role: ByRoleMatcher, name?: Name) =>
  expect(screen.queryByRole(role, name === undefined ? {} : { name })).toBeNull();

export async function findShown(role: ByRoleMatcher, name: Name): Promise<void> {
  expect(await screen.findByRole(role, { name })).toBeVisible();
}

export async function findAlert(text: Name): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
}

export const expectAlert = (text: Name) => expect(screen.getByRole('alert')).toHaveTextContent(text);
export const expectStatus = (text: Name) => expect(screen.getByRole('status')).toHaveTextContent(text);

export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** The console may say errors, which is looked at or not. */
export const quietErrors = () => vi.spyOn(console, 'error').mockReturnValue();

/** What is asked is agreed to. */
export const agree = () => vi.mocked(askFirst).mockResolvedValue(true);

/** A part of the page by its role and name. */
export const inRole = (role: ByRoleMatcher, name: Name) => within(screen.getByRole(role, { name }));
export const findIn = async (role: ByRoleMatcher, name: Name) =>
  within(await screen.findByRole(role, { name }));

/** Clicks a button once it is there. @param place a part of the page; the whole of it without one */
export async function press(name: Name, place: Pick<typeof screen, 'findByRole'> = screen): Promise<void> {
  await user.click(await place.findByRole('button', { name }));
}

/** Types over what is in a box. */
export async function retype(box: Element, text: string): Promise<void> {
  await user.clear(box);
  await user.type(box, text);
}

/** Puts a text into a box at once, for tests that are not about keys. */
export const fill = (box: Element, value: string) => fireEvent.change(box, { target: { value } });

export async function typeIn(label: Name, text: string): Promise<void> {
  await user.type(await screen.findByLabelText(label), text);
}
