import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from '../../web/src/components/layout/footer.tsx';
import { NewsletterRow } from '../../web/src/features/own-account/newsletter-row.tsx';
import { NewsletterFigures } from '../../web/src/features/settings/mails/newsletter-figures.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { button, expectNone, expectText, findAlert, findCheckbox, press, user } from './on-screen.ts';
import { renderIn } from './render-at.tsx';

it('In a shop with a newsletter the footer sends the address, below what its reader agrees to', () => {
  renderIn({ newsletter: { wording: 'I want news' } }, <Footer />);
  const field = screen.getByLabelText<HTMLInputElement>('News from the shelves, now and then');
  expect(field).toBeRequired();
  expect(field.form).toHaveAttribute('action', '/newsletter');
  expect(field.form).toHaveAttribute('method', 'post');
  expect(field).toHaveAttribute('name', 'email');
  expect(button('Subscribe')).toHaveAttribute('type', 'submit');
  expectText('I want news');
  expectNone('status');
});

it('On the page of the account the newsletter is wanted with a press, and waits for that in the mail', async () => {
  const sent = answerFetch(({ method }) => json({ state: method === 'PUT' ? 'waiting' : 'none' }));
  render(<NewsletterRow wording="I want news" />);
  await user.click(await findCheckbox(/^Newsletter/));
  expect(await screen.findByRole('status')).toHaveTextContent('A mail to your address asks you to confirm');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(sent.at(-1)).toMatchObject({
    path: '/api/account/newsletter',
    body: { isWanted: true, language: 'en' },
  });
});

it('The settings say how many get the newsletter, and why no file came', async () => {
  localStorage.setItem('token', 'admin-token');
  answerFetch(({ path }) =>
    path.endsWith('/export')
      ? refusal(503, 'The shop is busy', undefined, 'unavailable')
      : json({ confirmed: 1, waiting: 2 }),
  );
  render(<NewsletterFigures />);
  expect(await screen.findByText(/and 2 not confirmed yet/)).toHaveTextContent('1 subscriber, and 2');
  await press('Export CSV');
  await findAlert('The subscribers could not be exported.');
});
