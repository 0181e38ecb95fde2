import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TopSellers } from '../../web/src/features/home/top-sellers.tsx';
import { surviveTranslation } from '../../web/src/lib/browser/page-translation.ts';
import { makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { named, press, renderRouted, user } from './on-screen.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(() => surviveTranslation());
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Puts an element in the place of every text, as Chrome does; some translations keep the text within it. */
function translate(isKept: boolean): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(isKept ? text : `~${text.textContent}`);
  }
}

function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      {count === 0 && 'Loading...'}
      {count > 0 && <p>{count} books</p>}
      {count % 2 === 0 && 'even'} and more
      <button type="button" aria-label="More" onClick={() => setCount(count + 1)} />
    </main>
  );
}

it.each([false, true])('A translated page goes on with what comes next (texts kept: %s)', async (isKept) => {
  render(<Page />);
  for (let times = 0; times < 3; times += 1) {
    act(() => translate(isKept));
    await press('More');
  }
  expect(screen.getByRole('paragraph')).toBeInTheDocument();
});

it('A genre whose name is translated stays chosen', async () => {
  answerFetch(() => json(makeCataloguePage()));
  await act(async () => renderRouted(<TopSellers action={() => null} />));
  const select = named('combobox', 'Genre');
  for (const option of select.querySelectorAll('option')) option.textContent = `~${option.textContent}`;
  await user.selectOptions(select, '~Horror');
  expect(select).toHaveDisplayValue('~Horror');
});
