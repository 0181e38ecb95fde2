import { act, render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { beforeEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { TextField } from '../../web/src/components/forms/field.tsx';
import { ShopForm } from '../../web/src/components/forms/shop-form.tsx';
import { button, field, press, typeIn, user } from './on-screen.ts';

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
  await waitFor(() => expect(field('Town')).toHaveFocus());
  expect(inSight.at(-1)).toContainElement(screen.getByText('Town'));
  await typeIn('Town', 'Bath');
  await send();
  await waitFor(() => expect(field('Note')).toHaveFocus());
  expect(field('Note')).toBeVisible();
});

it('The focus stays in the field that is typed into after a refusal', async () => {
  show();
  await send();
  await waitFor(() => expect(field('Street')).toHaveFocus());
  await typeIn('Town', 'B');
  await user.clear(field('Town'));
  await act(async () => undefined);
  expect(field('Town')).toHaveFocus();
  await send();
  await waitFor(() => expect(field('Street')).toHaveFocus());
});

it('A form that is sent moves no focus', async () => {
  show({ street: 'Main Street 1', town: 'Bath', note: 'None' });
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(button('Send')).toHaveFocus();
});
