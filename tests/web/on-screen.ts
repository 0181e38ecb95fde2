import { type ByRoleMatcher, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';

type Name = string | RegExp;

/** Renders what has links, at an address. */
export const renderRouted = (content: ReactNode, address = '/') =>
  render(content, {
    wrapper: ({ children }) => createElement(MemoryRouter, { initialEntries: [address] }, children),
  });

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

export const expectValue = (label: Name, value: string | number | string[] | null) =>
  expect(field(label)).toHaveValue(value);

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

/** A part of the page by its role and name. */
export const inRole = (role: ByRoleMatcher, name: Name) => within(screen.getByRole(role, { name }));
export const findIn = async (role: ByRoleMatcher, name: Name) =>
  within(await screen.findByRole(role, { name }));

/** Clicks a button once it is there. @param place a part of the page; the whole of it without one */
export async function press(name: Name, place: Pick<typeof screen, 'findByRole'> = screen): Promise<void> {
  await userEvent.click(await place.findByRole('button', { name }));
}

export async function typeIn(label: Name, text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(label), text);
}
