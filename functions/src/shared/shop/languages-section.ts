import { array, string } from 'yup';
import { languageCodes } from '../words/known-language.ts';
import type { Language } from '../words/languages.ts';
import { t } from '../words/words.ts';
import { section } from './section.ts';

export const languages = section({
  slug: 'languages',
  title: t('Languages'),
  hint: t(
    'The pages of a further language stand under its code, as /de, and a choice in the header and the footer leads there. The dashboard stays in the first language. Visitors see a change within two minutes.',
  ),
  fields: {
    languages: array(string<Language>().oneOf(languageCodes).required())
      .label(t('Further languages'))
      .max(languageCodes.length)
      .required()
      .meta({ control: 'languages' }),
  },
  defaults: { languages: [] },
  public: ['languages'],
});
