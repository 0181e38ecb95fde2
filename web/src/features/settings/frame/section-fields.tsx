import type { Section } from '@bookstore/functions/shared/shop/section';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { textsSchema } from '@bookstore/functions/shared/shop/translations';
import { languagesOf } from '@bookstore/functions/shared/words/known-language';
import { type Language, languageNames } from '@bookstore/functions/shared/words/languages';
import { t } from '@bookstore/functions/shared/words/words';
import { getIn, setIn, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { firstLanguage } from '#config/first-language.ts';
import { translatedOf } from './save-settings.ts';
import { describedFields, describedTexts, SettingFields } from './setting-field.tsx';

interface SectionFieldsProps {
  section: Section;
  languages: readonly Language[];
}

/** Texts are shown in one language at a time. */
export function SectionFields({ section, languages }: SectionFieldsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Language>(firstLanguage);
  const spoken = languagesOf(firstLanguage, languages);
  const texts = translatedOf(section);
  const own = <SettingFields fields={describedFields(section)} />;
  if (spoken.length === 1 || texts.length === 0) return own;
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">Language</legend>
        {spoken.map((language) => (
          <label key={language} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={id}
              checked={language === chosen}
              onChange={() => setChosen(language)}
              className="size-5 accent-accent"
            />
            <span lang={language}>{languageNames[language]}</span>
          </label>
        ))}
      </fieldset>
      {chosen === firstLanguage ? own : <Translation key={chosen} language={chosen} texts={texts} />}
    </>
  );
}

/** Texts without a translation are shown in the shop's first language. */
function Translation({ language, texts }: { language: Language; texts: readonly string[] }) {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const name = `translations.${language}`;
  const translated: unknown = getIn(values, name) ?? {};
  const isTranslated = texts.some((text) => getIn(translated, text) !== undefined);

  const ofFirst = textsSchema.cast(values, { stripUnknown: true, assert: false });

  /** Sets each text; undefined removes the translation. */
  function set(valueFor: (text: string) => unknown): void {
    const next = texts.reduce((all, text) => setIn(all, text, valueFor(text)), Object(translated));
    void setFieldValue(name, next);
  }

  if (!isTranslated)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-[0.9375rem] text-muted">
          {t('Not translated: the pages in this language have the text of the first one.')}
        </p>
        <Button variant="secondary" onClick={() => set((text) => getIn(ofFirst, text))}>
          Translate it
        </Button>
      </div>
    );
  return (
    <>
      <div lang={language}>
        <SettingFields fields={describedTexts(texts, language)} path={`${name}.`} />
      </div>
      <Button variant="quiet" onClick={() => set(() => undefined)} className="justify-self-start">
        Remove the translation
      </Button>
    </>
  );
}
