import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentStyle, ownAccent } from '../../../functions/src/shared/shop/accent.ts';
import {
  accentOf,
  contrastsOf,
  contrastText,
  hasContrast,
  isEnough,
  nearestWithContrast,
} from '../../../functions/src/shared/shop/accent-shades.ts';
import { settingsProblem } from '../../fixtures/settings-problem.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

it('Whatever colour has contrast on paper, its dark shades have it, too', () => {
  fc.assert(
    fc.property(color, (chosen) => {
      const { light, dark } = contrastsOf(accentOf(chosen));
      expect(isEnough(dark)).toBe(true);
      expect(isEnough(light)).toBe(hasContrast(chosen));
    }),
  );
});

it('Each colour has a nearest one with contrast, which is itself where it has it', () => {
  fc.assert(
    fc.property(color, (chosen) => {
      const nearest = nearestWithContrast(chosen);
      expect(hasContrast(nearest)).toBe(true);
      expect(nearest === chosen).toBe(hasContrast(chosen));
    }),
  );
});

it('The accent that the shop has from the start has contrast in both schemes', () => {
  expect(Object.values(contrastsOf(ownAccent)).every(isEnough)).toBe(true);
});

it('A contrast that is too little never reads as enough', () => {
  expect(contrastText(4.499)).toBe('4.4:1');
  expect(contrastText(21)).toBe('21.0:1');
});

it.each([
  ['', undefined],
  ['#2f5d4a', undefined],
  ['#000000', undefined],
  [
    '#ffcc00',
    /#ffcc00 has too little contrast: 1\.2:1 on paper and 1\.4:1 under the text of buttons, where 4\.5:1/,
  ],
  ['#2f5d4a}body{display:none', /must be a colour/],
  ['</style><script>alert(1)</script>', /must be a colour/],
])('Only a colour with contrast can be saved: %j', async (chosen, problem) => {
  const refusal = await settingsProblem({ accentColor: chosen });
  expect(refusal?.message).toEqual(problem && expect.stringMatching(problem));
});

it('The style sheet names the shades of both schemes, and leaves print alone', () => {
  const style = accentStyle(accentOf('#2f5d4a'));
  expect(style).toMatch(
    /^@media screen\{:root\{--color-mark:#2f5d4a;--color-accent:#2f5d4a;[^{}]+\}@media \(prefers-color-scheme:dark\)\{:root\{--color-accent:#[0-9a-f]{6};[^{}]+\}\}\}$/,
  );
});
