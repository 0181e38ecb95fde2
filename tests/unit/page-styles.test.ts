import { describe, expect, it } from 'vitest';
import { markUtilities } from '../../web/ssr/mark-styles.ts';
import { stylesFor } from '../../web/ssr/page-styles.ts';

const styles = markUtilities(
  '@layer base{a{color:red}}' +
    '@layer utilities{.px-4{padding:1rem}.sm\\:mt-1\\.5{margin:1px}.a,.b{top:0}.\\32 xl\\:p-1{padding:2px}' +
    '@media (hover:hover){.\\[\\&\\>\\*\\]\\:hover\\:p-1>:hover{padding:1px}.hover\\:p-2:hover{padding:2px}}}' +
    '@keyframes spin{to{rotate:1turn}}',
);

describe('the styles of a page', () => {
  it('A page contains the rules of the classes that it names', () => {
    const html = '<p class="px-4 sm:mt-1.5"><b class="[&amp;&gt;*]:hover:p-1"></b></p>';
    expect(stylesFor(html, styles)).toBe(
      '@layer base{a{color:red}}' +
        '@layer utilities{.px-4{padding:1rem}.sm\\:mt-1\\.5{margin:1px}' +
        '@media (hover:hover){.\\[\\&\\>\\*\\]\\:hover\\:p-1>:hover{padding:1px}}}' +
        '@keyframes spin{to{rotate:1turn}}',
    );
  });

  it('A page contains a rule that also names one of its classes', () => {
    expect(stylesFor('<p class="b 2xl:p-1">', styles)).toContain('.a,.b{top:0}.\\32 xl\\:p-1{padding:2px}');
  });

  it('A page contains no rule for a class that only its text names', () => {
    expect(stylesFor('<p>px-4 a hover:p-2</p>', styles)).not.toMatch(/padding|top/);
  });

  it('A utility without a class cannot be marked', () => {
    expect(() => markUtilities('@layer utilities{p{top:0}}')).toThrow('A utility without a class: p');
  });
});
