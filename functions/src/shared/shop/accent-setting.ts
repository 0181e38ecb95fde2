import { string } from 'yup';
import { accentOf, contrastsOf, contrastText, hasContrast } from './accent-shades.ts';

const isColor = (text: string) => /^#[0-9a-f]{6}$/.test(text);

function contrastProblem(color: string): string {
  const { onPaper, ofButtons } = contrastsOf(accentOf(color)).light;
  return `Accent colour ${color} has too little contrast: ${contrastText(onPaper)} on paper and ${contrastText(ofButtons)} under the text of buttons, where 4.5:1 is needed`;
}

/** The setting of the shop's look: '' for the colours that it has from the start. */
export const accentFields = {
  accentColor: string()
    .label('Accent colour')
    .trim()
    .lowercase()
    .defined()
    .test(
      'color',
      ({ label }) => `${label} must be a colour such as #2f5d4a`,
      (text = '') => text === '' || isColor(text),
    )
    .test(
      'contrast',
      ({ value }) => contrastProblem(String(value)),
      (text = '') => !isColor(text) || hasContrast(text),
    ),
};
