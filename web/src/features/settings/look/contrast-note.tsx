import {
  type AccentContrast,
  contrastsOf,
  contrastText,
  isEnough,
  nearestWithContrast,
} from '@bookstore/functions/shared/shop/accent-shades';
import { Button } from '#components/forms/button.tsx';
import { shadesOf } from './accent-colors.ts';

interface ContrastNoteProps {
  color: string;
  onChoose: (color: string) => void;
}

const inWords = ({ onPaper, ofButtons }: AccentContrast) =>
  `${contrastText(onPaper)} on paper, ${contrastText(ofButtons)} on buttons`;

/** Whether the chosen colour can be read, in figures, and the nearest one that can. */
export function ContrastNote({ color, onChoose }: ContrastNoteProps) {
  const { light, dark } = contrastsOf(shadesOf(color));
  const isGood = isEnough(light);
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className={`text-[0.9375rem] ${isGood ? '' : 'failure-note'}`}>
        <strong className="font-semibold">{isGood ? 'Good contrast' : 'Too little contrast'}</strong>
        {`: light ${inWords(light)}; dark ${inWords(dark)}. `}
        {isGood ? '' : 'At least 4.5:1 is needed.'}
      </p>
      {!isGood && (
        <Button variant="secondary" onClick={() => onChoose(nearestWithContrast(color))}>
          Use the nearest colour with contrast
        </Button>
      )}
    </div>
  );
}
