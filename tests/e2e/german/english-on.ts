import type { Page } from '@playwright/test';
import { sourceMessages } from '../../../web/build/words/source-messages.ts';
import { englishAmong } from '../../fixtures/english-words.ts';

const english = englishAmong([...sourceMessages().values()].flat().map(({ key }) => key));

/** English texts of a page, alone and with their siblings, and accessible names. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, [lang=en], [lang=en] *')) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const names = ['aria-label', 'alt', 'title', 'placeholder', 'label'];
      const named = names.map((name) => element.getAttribute(name));
      const whole = own.length > 0 ? element.textContent : '';
      const said = [...own.map(({ textContent }) => textContent), whole, ...named];
      texts.push(...said.map((text) => text?.trim() ?? ''));
    }
    return texts.filter((text) => text !== '');
  });
  return english(said);
}
