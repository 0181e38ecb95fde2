import { type Language, languageNames } from '@bookstore/functions/shared/words/languages';
import { useField } from 'formik';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { useShop } from '#config/shop.ts';

interface TranslatedTextProps {
  name: string;
  label: string;
  /** Left out for a text of one line. */
  rows?: number;
  maxLength: number;
  hint?: string;
}

/** In the shop's further languages. */
export function TranslatedText(props: TranslatedTextProps) {
  const { languages = [] } = useShop();
  return languages.map((language) => <InLanguage key={language} language={language} {...props} />);
}

function InLanguage({ language, rows, ...rest }: TranslatedTextProps & { language: Language }) {
  const name = `${rest.name}.${language}`;
  const [{ value = '' }] = useField<string | undefined>(name);
  const field = { ...rest, name, value, label: `${rest.label} (${languageNames[language]})`, lang: language };
  return rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} autoComplete="off" />;
}
