import { languageCodes } from '@bookstore/functions/shared/words/known-language';
import { type Language, languageNames } from '@bookstore/functions/shared/words/languages';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { firstLanguage } from '#config/first-language.ts';
import type { ControlProps } from '../frame/setting-field.tsx';

/** Languages beside the shop's first one. */
export function LanguageChoice({ name, label }: ControlProps) {
  const [{ value }, , { setValue }] = useField<readonly Language[]>(name);
  const choose = (language: Language, isOn: boolean) =>
    setValue(languageCodes.filter((one) => (one === language ? isOn : value.includes(one))));
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium">{label}</legend>
      {languageCodes
        .filter((language) => language !== firstLanguage)
        .map((language) => (
          <label key={language} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={value.includes(language)}
              onChange={({ target }) => void choose(language, target.checked)}
              className="size-5 accent-accent"
            />
            <span lang={language}>{languageNames[language]}</span>
          </label>
        ))}
      <p className="text-sm text-muted">
        {t('The first language of the shop is {language}; a deploy sets it, by SHOP_LANGUAGE.', {
          language: languageNames[firstLanguage],
        })}
      </p>
    </fieldset>
  );
}
