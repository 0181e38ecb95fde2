import { expect, it } from 'vitest';
import { leaveOutUnneeded, markUtilities } from '../../web/ssr/mark-styles.ts';
import { stylesFor } from '../../web/ssr/page-styles.ts';

const styles = markUtilities(
  '@layer base{a{color:red}}' +
    '@layer utilities{.px-4{padding:1rem}.sm\\:mt-1\\.5{margin:1px}.a,.b{top:0}.\\32 xl\\:p-1{padding:2px}' +
    '.\\[\\&\\>\\*\\]\\:empty\\:p-1>:empty{padding:1px}@media (hover:hover){.hover\\:p-2:hover{padding:2px}}}' +
    '@keyframes spin{to{rotate:1turn}}',
);

it('A page contains the rules of the classes that it names, but for those of what is used', () => {
  const html = '<p class="px-4 sm:mt-1.5 hover:p-2"><b class="[&amp;&gt;*]:empty:p-1"></b></p>';
  expect(stylesFor(html, styles)).toBe(
    '@layer base{a{color:red}}' +
      '@layer utilities{.px-4{padding:1rem}.sm\\:mt-1\\.5{margin:1px}' +
      '.\\[\\&\\>\\*\\]\\:empty\\:p-1>:empty{padding:1px}}',
  );
});

it('A page contains a rule that also names one of its classes', () => {
  expect(stylesFor('<p class="b 2xl:p-1">', styles)).toContain('.a,.b{top:0}.\\32 xl\\:p-1{padding:2px}');
});

it('A page says how a control looks that can do nothing only where it has one', () => {
  const sheet = markUtilities('@layer utilities{.not-aria-busy\\:aria-disabled\\:m{margin:0}}');
  const button = (state: string) =>
    `<button ${state}type="button" aria-busy="false" class="not-aria-busy:aria-disabled:m">`;
  expect(stylesFor(button(''), sheet)).not.toContain('margin');
  expect(stylesFor(button('aria-disabled="true" '), sheet)).toContain('margin');
});

it('A page contains no rule for a class that only its text names', () => {
  expect(stylesFor('<p>px-4 a hover:p-2</p>', styles)).not.toMatch(/padding|top/);
});

it('A page contains neither conditions without rules nor variables and animations that nothing asks for', () => {
  const sheet =
    '@layer theme{:root{--a:var(--f);--f:1;--b:var(--c);--c:2;--e:5;--tw-x:3}}@layer utilities{@media print{@media (hover:hover){}}' +
    '.m{margin:var(--b)}}@property --tw-x{syntax:"*"}@property --tw-y{syntax:"*"}.z{--d:4;gap:var(--tw-x,0);animation:turn 1s}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes other{0%{top:0}to{top:1px}}';
  expect(stylesFor('<p style="color:var(--e)" class="m">', sheet)).toBe(
    '@layer theme{:root{--b:var(--c);--c:2;--e:5;--tw-x:3}}@layer utilities{' +
      '.m{margin:var(--b)}}@property --tw-x{syntax:"*"}.z{gap:var(--tw-x,0);animation:turn 1s}' +
      '@keyframes turn{to{rotate:1turn}}',
  );
});

it('A page says in its place what a shared variable is that nothing on it sets', () => {
  const property = (name: string, initial = '') =>
    `@property --tw-${name}{syntax:"*";inherits:false${initial}}`;
  const sheet = markUtilities(
    '@layer utilities{.a{border-style:var(--tw-style);line-height:var(--tw-leading,calc(2 / 1.5))}' +
      '.b{--tw-leading:1}.c{--tw-style:dashed}}' +
      property('style', ';initial-value:solid') +
      property('leading'),
  );
  const rule = (style: string, leading: string) =>
    `@layer utilities{.a{border-style:${style};line-height:${leading}}`;
  expect(stylesFor('<p class="a">', sheet)).toBe(`${rule('solid', 'calc(2 / 1.5)')}}`);
  expect(stylesFor('<p class="a c">', sheet)).toBe(
    `${rule('var(--tw-style)', 'calc(2 / 1.5)')}.c{--tw-style:dashed}}${property('style', ';initial-value:solid')}`,
  );
});

it('A page turns nothing around, and stops no motion, where it has none of it', () => {
  const still = '@media (prefers-reduced-motion:reduce){*{animation-duration:1ms}}';
  const sheet = markUtilities(
    `@layer base{${still}}@layer utilities{.rtl\\:turn{scale:-1}.m{animation:turn 1s}}@keyframes turn{to{rotate:1turn}}`,
  );
  expect(stylesFor('<p class="rtl:turn">', sheet)).toBe('@layer base{}@layer utilities{}');
  expect(stylesFor('<html dir="rtl"><p class="rtl:turn m">', sheet)).toContain(
    `@layer base{${still}}@layer utilities{.rtl\\:turn{scale:-1}.m`,
  );
});

it('The template has no base rules for what no rendered page has, and no fallbacks for old browsers', () => {
  const sheet =
    '/*! banner */@layer properties{@supports (x:y){*{--tw-x:0}}}@layer base{a{top:0}sub,hr{top:0}' +
    'input,table{top:1px}::-webkit-date-and-time-value{top:0}}@layer utilities{.sub{top:0}' +
    '@supports (color:color-mix(in lab, red, red)){.sub{color:color-mix(in oklab, red, blue)}}}';
  expect(leaveOutUnneeded(sheet)).toBe(
    '@layer properties;@layer base{a{top:0}input{top:1px}}@layer utilities{.sub{top:0}}',
  );
});

it('The template has neither what changes under the mouse and with the focus, nor a line twice', () => {
  const sheet =
    '@layer base{a{top:0;top:0;font-feature-settings:initial;font-family:var(--font-sans, Arial)}' +
    '@supports (x:y){::placeholder{color:red}}a:focus-visible{top:0}}' +
    '@layer utilities{.a,.a:hover{top:0}.a:is(:hover,:focus-visible)>b{top:1px}}';
  expect(leaveOutUnneeded(sheet)).toBe(
    '@layer base{a{top:0;font-family:var(--font-sans)}a:focus-visible{top:0}}@layer utilities{.a{top:0}}',
  );
});

it('A class within a group is told by its own name', () => {
  expect(markUtilities('@layer utilities{:is(:where(.group):hover .group-hover\\:up){top:0}}')).toContain(
    '/*.group-hover:up*/',
  );
});

it('A utility without a class cannot be marked', () => {
  expect(() => markUtilities('@layer utilities{p{top:0}}')).toThrow('A utility without a class: p');
});
