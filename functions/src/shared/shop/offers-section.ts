import { t } from '../words/words.ts';
import { flag, section, whole } from './section.ts';

const offersSchema = whole(t('Offers'), {
  isOn: flag(t('Codes and rules count'), {
    hint: t('The cart then has a box for a code. What is offered stands under “Offers”.'),
  }).required(),
  isTakenBack: flag(t('Take an offer back that is not met any more'), {
    hint: t(
      'Where an offer asks for an order of $50, and books of $30 are left once one is taken out or comes back: on, the rest costs its full price; off, it keeps what the offer took off it. A free delivery stays free.',
    ),
  }).default(false),
}).meta({ isFolded: true });

export const offers = section({
  slug: 'offers',
  title: t('Offers'),
  hint: t('What codes and rules take off orders. Books with a fixed price are always left out.'),
  fields: { offers: offersSchema },
  defaults: { offers: { isOn: false, isTakenBack: false } },
});
