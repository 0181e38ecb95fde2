import {
  type AccentContrast,
  contrastsOf,
  contrastText,
  isEnough,
  nearestWithContrast,
} from '@bookstore/functions/shared/shop/accent-shades';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { rich } from '#components/labels/rich.ts';
import { shadesOf } from './accent-colors.ts';

interface ContrastNoteProps {
  color: string;
  onChoose: (color: string) => void;
}

const inWords = ({ onPaper, ofButtons }: AccentContrast) =>
  t('{paper} on paper, {buttons} on buttons', {
    paper: contrastText(onPaper),
    buttons: contrastText(ofButtons),
  });

export function ContrastNote({ color, onChoose }: ContrastNoteProps) {
  const { light, dark } = contrastsOf(shadesOf(color));
  const isGood = isEnough(light);
  const parts = {
    verdict: (text: string) => <strong className="font-semibold">{text}</strong>,
    light: inWords(light),
    dark: inWords(dark),
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className={`text-[0.9375rem] ${isGood ? '' : 'failure-note'}`}>
        {isGood
          ? rich('<verdict>Good contrast</verdict>: light {light}; dark {dark}.', parts)
          : rich(
              '<verdict>Too little contrast</verdict>: light {light}; dark {dark}. At least 4.5:1 is needed.',
              parts,
            )}
      </p>
      {!isGood && (
        <Button variant="secondary" onClick={() => onChoose(nearestWithContrast(color))}>
          Use the nearest colour with contrast
        </Button>
      )}
    </div>
  );
}
