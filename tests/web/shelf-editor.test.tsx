import type { CuratedShelf } from '@bookstore/functions/shared/shelf/curated-shelf';
import type { EditedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShelfList } from '../../web/src/features/shelf-desk/shelf-list.tsx';
import { ShelfPage } from '../../web/src/features/shelf-desk/shelf-page.tsx';
import { showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook } from '../fixtures/factories.ts';
import {
  button,
  expectNoField,
  field,
  findButton,
  findNamed,
  findShown,
  inRole,
  press,
  renderRouted,
  retype,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import './new-page.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const [emma, kim, ivanhoe] = ['Emma', 'Kim', 'Ivanhoe'].map((title) =>
  makeBook({ _id: title.toLowerCase(), title }),
);
const place = (bookId: string, note = '', by = '') => ({ bookId, note, by });
const stored: CuratedShelf = {
  id: 's1',
  title: 'Staff picks',
  slug: 'staff-picks',
  text: '',
  isPublished: true,
  homePlace: 0,
  books: [place('emma', 'Twice.', 'Iris'), place('gone'), place('kim')],
  version: 7,
};
let shelf: CuratedShelf;
let refusal: ApiError | undefined;

beforeEach(() => {
  shelf = stored;
  refusal = undefined;
  callAdminApi.mockImplementation(async (name: string, { body = {} }) => {
    if (name === 'GET /api/admin/books') return { total: 2, books: [emma, ivanhoe] };
    if (name === 'GET /api/admin/shelves/:id') return { shelf, books: [emma, kim] } as EditedShelf;
    if (refusal) throw refusal;
    shelf = { ...shelf, ...body, version: shelf.version + 1 };
    return { message: 'Done', shelf };
  });
});

const open = () => renderRouted(<ShelfPage id="s1" />);
const rows = () => inRole('list', 'Books on the shelf').getAllByRole('listitem');
const saved = () =>
  callAdminApi.mock.calls.filter(([name]) => name === 'PUT /api/shelves/:id').map(([, input]) => input);

it('Books are moved by buttons that say where they stand now and keep the focus, and saved in that order', async () => {
  open();
  const down = await findButton('Move down: Emma');
  expect(rows()[1]).toHaveTextContent('A book that is not in the shop');
  await user.click(down);
  expect(screen.getByText('Emma: place 2 of 3')).toBeInTheDocument();
  expect(button('Move down: Emma')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Emma: place 3 of 3')).toBeInTheDocument();
  // At the end it stays where it is, and so does the focus.
  await user.keyboard('{Enter}');
  expect(button('Move down: Emma')).toHaveFocus();
  await press('Save shelf');
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Shelf saved', expect.anything()));
  const { version: _, id: __, ...fields } = stored;
  expect(saved()).toEqual([
    {
      params: { id: 's1' },
      body: { ...fields, books: [place('gone'), place('kim'), place('emma', 'Twice.', 'Iris')] },
      headers: { 'If-Match': '"7"' },
    },
  ]);
});

it('A shop of several languages has a box for each text in each of them, and saves what was typed', async () => {
  const { unmount } = open();
  await screen.findByLabelText('Title');
  expectNoField(/Deutsch/);
  unmount();
  renderRouted(<ShelfPage id="s1" />, '/', { languages: ['de'] });
  await typeIn('Title (Deutsch)', 'Unsere Wahl');
  const [first] = rows();
  await user.type(within(first ?? document.body).getByLabelText('Note (Deutsch)'), 'Zweimal.');
  await press('Save shelf');
  await waitFor(() =>
    expect(saved().at(-1)?.body).toEqual(
      expect.objectContaining({
        title: 'Staff picks',
        titles: { de: 'Unsere Wahl' },
        books: [
          { ...place('emma', 'Twice.', 'Iris'), notes: { de: 'Zweimal.' } },
          place('gone'),
          place('kim'),
        ],
      }),
    ),
  );
  expect(saved().at(-1)?.body).not.toHaveProperty('texts');
});

const titles = () => rows().map((row) => row.textContent?.match(/Emma|Kim|not in the shop/)?.[0]);

{
  /** Holds the first book by its handle; in jsdom each row is 100 high. */
}
async function hold(): Promise<Element> {
  open();
  await findButton('Move down: Emma');
  rows().forEach((row, index) => {
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100 * index, 300, 100));
  });
  const handle = rows()[0]?.querySelector('[data-drag-handle]');
  if (!handle) throw new Error('The row has no handle');
  fireEvent.pointerDown(handle, { button: 0, pointerId: 3, clientY: 50 });
  return handle;
}

it('A book is dragged to another place by its handle, and the place is said', async () => {
  const handle = await hold();
  fireEvent.pointerMove(handle, { pointerId: 3, clientY: 260 });
  {
    /* Another finger drags nothing. */
  }
  fireEvent.pointerMove(handle, { pointerId: 4, clientY: 60 });
  expect(titles()).toEqual(['Emma', 'not in the shop', 'Kim']);
  fireEvent.pointerUp(handle, { pointerId: 3 });
  expect(titles()).toEqual(['not in the shop', 'Kim', 'Emma']);
  expect(screen.getByText('Emma: place 3 of 3')).toBeInTheDocument();
});

it.each([
  ['Escape', (handle: Element) => fireEvent.keyDown(handle, { key: 'Escape' })],
  ['a page that scrolls instead', (handle: Element) => fireEvent.pointerCancel(handle, { pointerId: 3 })],
])('A drag ended by %s moves nothing', async (_, end) => {
  const handle = await hold();
  fireEvent.pointerMove(handle, { pointerId: 3, clientY: 260 });
  end(handle);
  fireEvent.pointerUp(handle, { pointerId: 3 });
  expect(titles()).toEqual(['Emma', 'not in the shop', 'Kim']);
});

it('A book that is found is added once, and one is removed; the next save goes on from the new version', async () => {
  open();
  await user.type(await findNamed('searchbox', 'Find books to add'), 'i{Enter}');
  expect(await findButton('On the shelf: Emma')).toHaveAttribute('aria-disabled', 'true');
  await press('Add Ivanhoe');
  await press('On the shelf: Ivanhoe');
  expect(rows()).toHaveLength(4);
  await user.type(within(rows()[3] ?? document.body).getByLabelText('Note'), 'Ours.');
  await press('Remove Kim');
  expect(screen.getByText('Kim removed')).toBeInTheDocument();
  await user.selectOptions(field('On home'), 'Second');
  await press('Save shelf');
  await waitFor(() =>
    expect(saved()[0]?.body).toMatchObject({
      homePlace: 2,
      books: [place('emma', 'Twice.', 'Iris'), place('gone'), place('ivanhoe', 'Ours.')],
    }),
  );
  await press('Save shelf');
  await waitFor(() => expect(saved()[1]?.headers).toEqual({ 'If-Match': '"8"' }));
});

it('A refused save says why and keeps what was typed, and an address that is none is not sent', async () => {
  open();
  const address = await screen.findByLabelText('Address');
  await retype(address, 'Not an address');
  await press('Save shelf');
  await waitFor(() => expect(address).toHaveFocus());
  expect(address).toHaveAccessibleDescription(expect.stringContaining('small letters and digits'));
  expect(saved()).toEqual([]);
  const message = 'Another shelf has this address';
  refusal = new ApiError(409, message, { error: { code: 'slug-taken', message } });
  await retype(address, 'taken');
  await press('Save shelf');
  await waitForText(message);
  expect(address).toHaveValue('taken');
});

it('A shelf is added under an address of its title, and a deleted one restored in its place', async () => {
  const line = {
    id: 's1',
    title: 'Kept',
    slug: 'kept',
    isPublished: true,
    homePlace: 1,
    books: 2,
    inShop: 2,
    first: [],
  };
  let shelves = [line];
  callAdminApi.mockImplementation(async (name: string) => {
    if (name === 'GET /api/admin/shelves') return shelves;
    if (name === 'DELETE /api/shelves/:id') shelves = [];
    if (name === 'POST /api/shelves/:id/restore') shelves = [line];
    return { message: 'Done', shelf: stored };
  });
  const onAdded = vi.fn();
  renderRouted(<ShelfList onAdded={onAdded} />);
  await waitForText('Published, on home: first');
  await press('Delete Kept');
  await waitFor(() => expect(button('Restore Kept')).toHaveFocus());
  await press('Restore Kept');
  await findShown('link', 'Edit Kept');
  await press('Add shelf');
  await waitForText('Title is required');
  await typeIn('Title', 'For the beach!{Enter}');
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith('s1'));
  expect(callAdminApi).toHaveBeenCalledWith('POST /api/shelves', {
    body: expect.objectContaining({ title: 'For the beach!', slug: 'for-the-beach', isPublished: false }),
    headers: { 'Idempotency-Key': expect.any(String) },
  });
});
