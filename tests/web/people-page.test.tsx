import type { Person } from '@bookstore/functions/shared/people/person';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PeoplePage } from '../../web/src/features/people/people-page.tsx';
import { fillIn } from './fill-in.ts';
import { inRole, press, user, waitForTextIn } from './on-screen.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const kim: Person = {
  id: 'a'.repeat(20),
  name: 'Kim',
  role: 'orders',
  disabled: false,
  createdAt: '2026-11-01T08:00:00.000Z',
};

let people: Person[];
beforeEach(() => {
  people = [kim];
  callAdminApi.mockImplementation(async (name: string) => {
    if (name === 'GET /api/people') return people;
    return kim;
  });
});

const written = () => callAdminApi.mock.calls.filter(([name]) => !name.startsWith('GET'));

async function fillNewPerson(password = 'a first password') {
  render(<PeoplePage />);
  const form = inRole('form', 'Add a person');
  await user.type(form.getByLabelText('Name'), ' Robin ');
  await user.type(form.getByLabelText('First password'), password);
  await user.click(form.getByRole('radio', { name: 'Catalogue' }));
  await press('Add person', form);
  return form;
}

it('The form adds a person with a long password, and is empty afterwards', async () => {
  const form = await fillNewPerson('short');
  await waitForTextIn(form, 'Password must have at least 12 characters');
  expect(written()).toEqual([]);
  fillIn({ 'First password': 'a first password' });
  await press('Add person', form);
  const body = { name: 'Robin', password: 'a first password', role: 'catalogue' };
  await waitFor(() => expect(written()).toEqual([['POST /api/people', { body }]]));
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''));
});

it('A changed role leaves the password as it is', async () => {
  render(<PeoplePage />);
  await press('Change Kim');
  const form = inRole('form', 'Change Kim');
  expect(form.getByRole('radio', { name: 'Orders' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: 'Catalogue' }));
  await press('Save', form);
  const change = { params: { id: kim.id }, body: { role: 'catalogue', disabled: false } };
  await waitFor(() => expect(written()).toEqual([['PUT /api/people/:id', change]]));
});
