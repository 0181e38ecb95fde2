import { expect, it } from 'vitest';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { inLanguage, t } from '../../functions/src/shared/words/words.ts';
import { readCatalogue } from '../../web/build/words/catalogues.ts';
import { deliveryFigures } from '../../web/src/entities/shop/delivery-words.ts';

it.each(['de', 'fr', 'nl', 'es'] as const)(
  'What a delivery costs in %s does not repeat the label before it',
  (language) => {
    const { messages } = readCatalogue(language);
    const said = inLanguage({ language, translationOf: (message) => messages[message] }, () =>
      [400, 0].map((fromCents) => {
        const delivery = { fromCents, isShown: true };
        return {
          label: t('Delivery:').replace(/\s*:$/, ''),
          cost: deliveryFigures({ delivery }, dollars, { isLabelled: true }),
        };
      }),
    );
    for (const { label, cost } of said) {
      expect(cost).toHaveLength(1);
      expect(cost[0]?.toLowerCase()).not.toContain(label.toLowerCase());
      expect(cost[0]).toMatch(/^\p{Ll}/u);
    }
  },
);
