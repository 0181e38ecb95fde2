import type { Review } from '@bookstore/functions/shared/review/review';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useOfferedUndo } from '../../web/src/entities/order/undo-offer.ts';
import { ReviewDesk } from '../../web/src/features/review-desk/review-desk.tsx';
import { BookReviews } from '../../web/src/features/reviews/book-reviews.tsx';
import { OwnReviews, ReviewLink } from '../../web/src/features/reviews/own-reviews.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import {
  agree,
  button,
  expectShown,
  expectText,
  expectValue,
  field,
  findAlert,
  inRole,
  press,
  radio,
  renderRouted,
  waitForText,
} from './on-screen.ts';
import { review as sample } from './samples.ts';
import './desk-session.ts';

const book = makeBook({ _id: 'tide', title: 'The Tide Table' });
const order = makeOrder([book], { status: 'delivered', name: 'Ada Quill' });

const hostile = '<img src=x onerror=alert(1)> https://evil.example';
const review: Review = {
  ...sample,
  bookId: 'tide',
  title: book.title,
  text: hostile,
  name: '<b>Ada</b>',
  status: 'waiting',
};

describe('the shopper', () => {
  const show = () => render(<OwnReviews uid="ada" order={order} className="" />);

  it('writes a review by keyboard, and keeps what was typed when it is not taken', async () => {
    let own: Review[] = [];
    let isDown = true;
    const sent = answerFetch(({ method }) => {
      if (method === 'GET') return json(own);
      if (isDown) return refusal(503, 'The shop is busy');
      own = [{ ...review, text: 'Wet and wise.' }];
      return json(own[0]);
    });
    const user = userEvent.setup();
    show();
    await press('Write a review of The Tide Table');
    await waitFor(() => expect(radio('1 star')).toHaveFocus());
    expectValue('Name', 'Ada');
    await press('Send the review');
    await waitForText('Choose from 1 to 5 stars');

    await user.click(radio('4 stars'));
    await user.type(field('Review'), 'Wet and wise.');
    await press('Send the review');
    await findAlert('The shop is busy');
    expectValue('Review', 'Wet and wise.');

    isDown = false;
    await press('Send the review');
    await waitForText('Waiting for the shop to publish it.');
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
      path: '/api/account/reviews/tide',
      body: { stars: 4, text: 'Wet and wise.', name: 'Ada' },
    });
    expect(button('Edit your review of The Tide Table')).toHaveFocus();
  });

  it('reads why a review was not published', async () => {
    answerFetch(() => json([{ ...review, status: 'refused', reason: 'It is about the parcel.' }]));
    show();
    await waitForText('Not published.');
    expectText('It is about the parcel.');
  });
});

it.each([
  ['delivered', [], 1],
  ['delivered', [review], 0],
  ['shipped', [], 0],
] as const)(
  'The card of an order that is %s leads to its reviews while one is not written: %j',
  async (status, own, links) => {
    const sent = answerFetch(() => json(own));
    renderRouted(<ReviewLink uid="ada" order={{ ...order, status }} />);
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryAllByRole('link', { name: 'Write a review' })).toHaveLength(links);
  },
);

describe('the page of a book', () => {
  it('shows the words of buyers as text, a part at a time, and takes a report', async () => {
    agree();
    const { key, stars, text, name, at } = review;
    const reply = { text: 'Thank you.', at };
    const sent = answerFetch(({ method, path }) => {
      if (method === 'POST') return json({ message: 'Reported' });
      if (path.includes('after')) return json({ reviews: [{ key: 'k2', stars, text: 'Later', name, at }] });
      return json({ reviews: [{ key, stars, text, name, at, reply }], next: 'there' });
    });
    const user = userEvent.setup();
    const { container } = render(<BookReviews bookId="tide" />);
    await waitForText(hostile);
    expect(container.querySelector('img, b, [href]')).toBeNull();
    expectShown('img', '4 of 5 stars');
    expectText('Thank you.');
    await press('More reviews');
    await waitForText('Later');
    const [report] = screen.getAllByRole('button', { name: 'Report the review by <b>Ada</b>' });
    if (report) await user.click(report);
    await waitForText('Reported: the shop reads it once more.');
    expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/api/reviews/k1/reports' });
  });
});

function Undo() {
  const undo = useOfferedUndo();
  return (
    undo &&
    'takeBack' in undo && (
      <button type="button" onClick={() => void undo.takeBack()}>
        {undo.text}
      </button>
    )
  );
}

describe('the desk', () => {
  it('publishes what waits, can take that back, and refuses with a reason only', async () => {
    let reviews = [review];
    const sent = answerFetch(({ method, path }) => {
      if (path.endsWith('/counts')) return json({ waiting: reviews.length, reported: 0 });
      if (method === 'GET') return json({ reviews });
      reviews = path.endsWith('/undo') ? [{ ...review, version: 9 }] : [];
      return json({ ...review, version: 8 });
    });
    const user = userEvent.setup();
    renderRouted(
      <>
        <ReviewDesk />
        <Undo />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Waiting, 1', current: true })).toBeVisible();
    const about = 'the review of The Tide Table by <b>Ada</b>';
    await press(`Publish: ${about}`);
    await waitForText('No review waits.');
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/admin/reviews/k1/status',
      body: { to: 'published', reason: '' },
    });
    await press('The review of “The Tide Table” is published');

    await press(`Refuse: ${about}`);
    const form = inRole('form', `Refuse: ${about}`);
    await waitFor(() => expect(form.getByLabelText('Reason')).toHaveFocus());
    const count = sent.length;
    await user.click(form.getByRole('button', { name: 'Refuse' }));
    expect(sent).toHaveLength(count);
    await user.type(form.getByLabelText('Reason'), 'Advertising.');
    await user.click(form.getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(sent.findLast(({ method }) => method === 'POST')).toMatchObject({
        body: { to: 'refused', reason: 'Advertising.' },
      }),
    );
  });
});
