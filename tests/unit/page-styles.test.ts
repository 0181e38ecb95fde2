import { describe, expect, it } from 'vitest';
import { leaveOutUnneeded, markUtilities } from '../../web/ssr/mark-styles.ts';
import { stylesFor } from '../../web/ssr/page-styles.ts';

const styles = markUtilities(
  '@layer base{a{color:red}}' +
    '@layer utilities{.px-4{padding:1rem}.sm\\:mt-1\\.5{margin:1px}.a,.b{top:0}.\\32 xl\\:p-1{padding:2px}' +
    '.\\[\\&\\>\\*\\]\\:empty\\:p-1>:empty{padding:1px}@media (hover:hover){.hover\\:p-2:hover{padding:2px}}}' +
    '@keyframes spin{to{rotate:1turn}}',
);

describe('the styles of a page', () => {
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

  it('The template has no base rules for what no rendered page has, and no fallbacks for old browsers', () => {
    const sheet =
      '/*! banner */@layer properties{@supports (x:y){*{--tw-x:0}}}@layer base{a{top:0}sub,hr{top:0}' +
      'input,table{top:1px}::-webkit-date-and-time-value{top:0}}@layer utilities{.sub{top:0}' +
      '@supports (color:color-mix(in lab, red, red)){.sub{color:color-mix(in oklab, red, blue)}}}';
    expect(leaveOutUnneeded(sheet)).toBe(
      '@layer properties;@layer base{a{top:0}input{top:1px}}@layer utilities{.sub{top:0}}',
    );
  });

  it('A utility without a class cannot be marked', () => {
    expect(() => markUtilities('@layer utilities{p{top:0}}')).toThrow('A utility without a class: p');
  });
});
