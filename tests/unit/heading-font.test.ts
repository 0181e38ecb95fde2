import { expect, it } from 'vitest';
import { charactersIn } from '../../web/heading-font.ts';

it('a range of characters is all of them, single ones and spans', () => {
  expect(charactersIn('U+41-44, U+2026, u+7a')).toBe('ABCD…z');
});
