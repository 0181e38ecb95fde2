import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PasswordField, TextField } from '../../web/src/components/forms/field.tsx';
import { ShopForm } from '../../web/src/components/forms/shop-form.tsx';
import { expireAdminToken, storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { logoutAdmin } from '../../web/src/features/admin-session/admin-logout.ts';
import { AdminSessionTimer } from '../../web/src/features/admin-session/admin-session-timer.tsx';
import { KeptForms } from '../../web/src/features/admin-session/kept-forms.tsx';
import { UnsavedOffer } from '../../web/src/features/admin-session/unsaved-offer.tsx';
import { OrderStepForm } from '../../web/src/features/order-detail/order-step-form.tsx';
import { TextSender } from '../../web/src/features/order-detail/texts/text-sender.tsx';
import { makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';

function DeskForm() {
  return (
    <Formik
      initialValues={{ title: '', author: '', password: '' }}
      onSubmit={(_, { resetForm }) => resetForm()}
    >
      <ShopForm aria-label="A book">
        <TextField name="title" label="Title" />
        <TextField name="author" label="Author" />
        <PasswordField name="password" label="Password" />
        <button type="submit">Save</button>
      </ShopForm>
    </Formik>
  );
}

function OrderForms() {
  return (
    <>
      <TextSender label="New note" button="Keep the note" isBusy={false} onSend={async () => true} />
      <OrderStepForm order={makeOrder()} />
    </>
  );
}

/** The dashboard of a person, at the page with the form or another one. */
function open(person: string, path = '/dashboard') {
  storeAdminToken('a-token', person);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <AdminSessionTimer />
      <KeptForms>
        <UnsavedOffer />
        <Link to="/dashboard">Overview</Link>
        <Routes>
          <Route path="/" element="Home" />
          <Route path="/dashboard" element="The overview" />
          <Route path="/dashboard/orders/1" element={<OrderForms />} />
          <Route path="/dashboard/add" element={<DeskForm />} />
        </Routes>
      </KeptForms>
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(person: string) {
  const desk = open(person, '/dashboard/add');
  await userEvent.type(screen.getByLabelText('Title'), 'Emma');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  return desk;
}

/** The session ends while the form is open. */
async function loseSession(person: string) {
  const desk = await type(person);
  await act(() => expireAdminToken('a-token'));
  expect(screen.queryByLabelText('Title')).toBeNull();
  desk.unmount();
}

it('What was typed when the session ended is offered to its person, and the form goes on with it', async () => {
  await loseSession('wanda');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  const other = open('otto');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  other.unmount();
  const desk = open('Wanda');
  expect(screen.getByText('You had not saved “A book” on /dashboard/add.')).toBeVisible();
  await press('Continue');
  expect(screen.getByLabelText('Title')).toHaveValue('Emma');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
  desk.unmount();
  expect(localStorage.getItem('desk-typed')).toBeNull();
});

it('The texts of an order go on, too', async () => {
  const desk = open('wanda', '/dashboard/orders/1');
  await userEvent.type(screen.getByLabelText('New note'), 'Rang twice');
  await userEvent.type(screen.getByLabelText('Note to the shopper (optional)'), 'On its way');
  await act(() => expireAdminToken('a-token'));
  desk.unmount();
  open('wanda');
  await press('Continue');
  await press('Continue');
  expect(screen.getByLabelText('Note to the shopper (optional)')).toHaveValue('On its way');
  expect(screen.getByLabelText('New note')).toHaveValue('Rang twice');
});

it.each([
  ['it is thrown away', () => press('Throw away')],
  ['its person logs out', () => act(logoutAdmin)],
])('What was typed is gone when %s', async (_, end) => {
  answerFetch(() => json({}));
  await loseSession('wanda');
  open('wanda');
  expect(localStorage.getItem('desk-typed')).toContain('Emma');
  await end();
  expect(localStorage.getItem('desk-typed')).toBeNull();
});

it('A form that its person leaves keeps nothing', async () => {
  await type('wanda');
  expect(localStorage.getItem('desk-typed')).toContain('Emma');
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(localStorage.getItem('desk-typed')).toBeNull();
});
