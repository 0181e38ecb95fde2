import { act, render, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { CountryField } from '../../web/src/components/forms/country-field.tsx';
import { TextField } from '../../web/src/components/forms/field.tsx';
import { field, user } from './on-screen.ts';

const names = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('../../web/src/components/forms/country-names.tsx', () => ({
  CountryNames({ onLoaded }: { onLoaded: () => void }) {
    names.load.mockImplementation(onLoaded);
    return 'Names';
  },
}));

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
