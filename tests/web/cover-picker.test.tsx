import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { coverStem, prepareCover } from '../../web/src/entities/cover/cover-file.ts';
import { CoverPicker } from '../../web/src/features/book-form/cover-picker.tsx';
import { expectNoText, expectText, field, named, press } from './on-screen.ts';

function Picker() {
  const [file, setFile] = useState<File>();
  return (
    <>
      <CoverPicker label="Cover Image" file={file} onChoose={setFile} />
      <output aria-label="Chosen">{file?.name ?? 'nothing'}</output>
      <button type="button" onClick={() => setFile(undefined)}>
        Clear
      </button>
    </>
  );
}

const fileOf = (bytes: number, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });
const megabyte = 1024 * 1024;

async function choose(file: File) {
  render(<Picker />);
  // Whatever the dialog of the browser offers, a file of any kind can be dropped here.
  await userEvent.setup({ applyAccept: false }).upload(field('Cover Image'), file);
  return named('status', 'Chosen');
}

it.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])(
  'The picker takes %s and names it',
  async (type) => {
    const chosen = await choose(fileOf(10, 'emma.pic', type));
    expectText('Selected: emma.pic');
    expect(named('img', 'The chosen cover')).toHaveAttribute('src', 'blob:emma.pic');
    expect(chosen).toHaveTextContent('emma.pic');
    // The very control that was used keeps its file, and the focus with it.
    expect(field('Cover Image')).toHaveProperty('files.length', 1);
  },
);

it.each([
  ['a text', fileOf(10, 'emma.txt', 'text/plain'), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
  ['an SVG', fileOf(10, 'emma.svg', 'image/svg+xml'), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
  ['a GIF', fileOf(10, 'emma.gif', 'image/gif'), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
  ['41 MB', fileOf(41 * megabyte, 'emma.png', 'image/png'), 'Choose a picture of at most 40 MB.'],
  ['nothing', fileOf(0, 'emma.png', 'image/png'), 'This file is empty.'],
])('The picker refuses %s', async (_, file, reason) => {
  const chosen = await choose(file);
  expectText(reason);
  expectNoText(/^Selected:/);
  expect(chosen).toHaveTextContent('nothing');
  expect(field('Cover Image')).toBeInvalid();
  expect(field('Cover Image')).toHaveAccessibleDescription(reason);
});

it('The picker takes a photo of 8 MB, and says of one that the browser cannot read what helps', async () => {
  const chosen = await choose(fileOf(8 * megabyte, 'IMG_0042.HEIC', ''));
  expect(chosen).toHaveTextContent('IMG_0042.HEIC');
  fireEvent.error(named('img', 'The chosen cover'));
  expectText(/does not read HEIC pictures. Save it as a JPEG/);
  expect(chosen).toHaveTextContent('nothing');
});

it('The picker drops the earlier file when the next one is refused, and the error when one is taken', async () => {
  const chosen = await choose(fileOf(10, 'good.png', 'image/png'));
  const change = (file: File) => fireEvent.change(field('Cover Image'), { target: { files: [file] } });
  change(fileOf(10, 'bad.txt', 'text/plain'));
  expect(chosen).toHaveTextContent('nothing');
  change(fileOf(10, 'better.png', 'image/png'));
  expect(chosen).toHaveTextContent('better.png');
  expectNoText(/^Choose a/);
});

it('The picker is empty when the form is cleared', async () => {
  await choose(fileOf(10, 'good.png', 'image/png'));
  await press('Clear');
  expectNoText(/^Selected:/);
  expect(field('Cover Image')).toHaveProperty('files.length', 0);
});

it('A file that cannot be decoded when it is saved is reported as no picture', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.');
  });
  await expect(prepareCover(fileOf(10, 'half.jpg', 'image/jpeg'))).rejects.toThrow(
    'This file is not a picture. Choose another cover.',
  );
});

it.each([
  ['My Café (1).PNG', 'my-cafe-1'],
  ['../x.png', 'x'],
  ['封面.png', 'cover'],
  [`${'long-'.repeat(40)}.png`, 'long-'.repeat(12)],
])('The file name %s becomes %s', (name, stem) => expect(coverStem(name)).toBe(stem));
