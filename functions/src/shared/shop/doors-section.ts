import { array, object } from 'yup';
import { catalogueQuerySchema } from '../catalogue/catalogue.ts';
import { orEmpty } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { defaultDoors, doorLimits, listAt } from './doors.ts';
import { line, section } from './section.ts';

function isList(link: string): boolean {
  const list = listAt(link);
  return list !== undefined && ('shelf' in list || catalogueQuerySchema.isValidSync(list.query));
}

const door = object({
  title: line(t('Title'), 40, { isHalf: true, hint: t('Empty for the name of the list.') }).default(''),
  link: line(t('List'), 300, {
    isHalf: true,
    proposals: defaultDoors.map(({ link }) => link),
    hint: t('The address of a list in the shop, such as /browse/horror or /shelves/for-the-beach.'),
  })
    .required()
    .test(
      'list',
      ({ label }) =>
        t('{label} must be the address of a list of the shop, such as /browse/horror', {
          label: String(label),
        }),
      orEmpty(isList),
    ),
}).default(undefined);

export const doors = section({
  slug: 'doors-on-home',
  title: t('Doors on home'),
  hint: t(
    'Lists of books below the welcome, each with the cover of one of its books: the first three that have books. Empty for none.',
  ),
  fields: {
    doors: array(door.required())
      .label(t('Doors on home'))
      .max(doorLimits.chosen)
      .required()
      .meta({ item: t('Door') }),
  },
  defaults: { doors: [...defaultDoors] },
});
