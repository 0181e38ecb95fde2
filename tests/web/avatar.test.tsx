import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '../../web/src/features/auth/avatar.tsx';
import { ada } from './signed-in.ts';

it('An avatar whose photo cannot be loaded shows the first letter instead of an empty ring', () => {
  const shopper = { ...ada, photoURL: 'https://gone.example/a.png' };
  const { container } = render(<Avatar shopper={shopper} />);
  const photo = container.querySelector('img');
  if (!photo) throw new Error('There is no photo');
  fireEvent.error(photo);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('a')).toBeInTheDocument();
});
