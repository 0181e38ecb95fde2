import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { cameraWords, documentMayScan } from '../../web/src/entities/isbn-scan/camera.ts';
import { AddBookForm } from '../../web/src/features/book-form/add-book-form.tsx';
import { answerFetch, json, pathsOf } from './fake-fetch.ts';
import { expectNoField, expectValue, field, findShown, press, waitForText } from './on-screen.ts';
import './desk-session.ts';

const reader = vi.hoisted(() => ({ loadBarcodeReader: vi.fn() }));
vi.mock('../../web/src/lib/barcode-reader.ts', () => reader);

const isbn = '9780141439587';
const track = { stop: vi.fn() };
const getUserMedia = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/dashboard/add-new-book');
  getUserMedia.mockResolvedValue({ getTracks: () => [track] });
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
});

async function scan() {
  const sent = answerFetch(() => json({ isbn, state: 'found', book: { title: 'Emma' } }));
  render(<AddBookForm />);
  const user = userEvent.setup();
  expect(getUserMedia).not.toHaveBeenCalled();
  await press('Scan');
  return { sent, user };
}

it('A press opens the camera, which takes an ISBN and no other barcode, and looks it up', async () => {
  const seen = [['4006381333931'], [], ['9780141439588'], ['4006381333931', isbn]];
  reader.loadBarcodeReader.mockResolvedValue(async () => seen.shift() ?? []);
  const { sent } = await scan();
  await findShown('button', 'Use 1 field');
  expect(pathsOf(sent)).toEqual([`/api/admin/isbn/${isbn}`]);
  expectValue('ISBN', isbn);
  expectNoField('What the camera sees');
  expect(track.stop).toHaveBeenCalled();
});

it('Stopping the scanner closes the camera', async () => {
  reader.loadBarcodeReader.mockResolvedValue(async () => []);
  await scan();
  await press('Stop');
  await waitFor(() => expect(track.stop).toHaveBeenCalled());
  expect(field('ISBN')).toHaveFocus();
});

it.each([
  ['NotAllowedError', cameraWords.refused],
  ['NotFoundError', cameraWords.missing],
  ['NotReadableError', cameraWords.busy],
])('The scanner says why there is no camera: %s', async (name, sentence) => {
  reader.loadBarcodeReader.mockResolvedValue(async () => []);
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await scan();
  await waitForText(sentence);
  expect(field('ISBN')).toBeEnabled();
});

it('The scanner says that its code could not be loaded, and closes the camera', async () => {
  reader.loadBarcodeReader.mockRejectedValue(new Error('offline'));
  await scan();
  await waitForText(cameraWords.broken);
  expect(track.stop).toHaveBeenCalled();
});

it.each([
  ['/dashboard/add-new-book', true],
  ['/dashboard/drafts/some-id', true],
  ['/dashboard/manage-books', false],
  ['/', false],
])('A document at %s may use the camera: %s', (path, may) => {
  expect(documentMayScan(`https://shop.example${path}?x`)).toBe(may);
});
