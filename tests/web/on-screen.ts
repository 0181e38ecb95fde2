import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';

type Name = string | RegExp;

/** Renders what has links. */
export const renderRouted = (content: ReactNode) => render(content, { wrapper: MemoryRouter });

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

export const expectText = (text: Name) => expect(screen.getByText(text)).toBeVisible();
export const expectNoText = (text: Name) => expect(screen.queryByText(text)).toBeNull();
export const waitForText = async (text: Name) => expect(await screen.findByText(text)).toBeVisible();
