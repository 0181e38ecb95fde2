import { t } from '../words/words.ts';
import type { NewsItem } from './shop-profile.ts';

export const defaultNews: NewsItem[] = [
  {
    title: t('The shop stays open until midnight'),
    description: t(
      'Once a month, on the night of the full moon, we leave the lamps on and put the kettle by the till. Come late, read anything, buy nothing if you like.',
    ),
    link: '',
    picture: '',
  },
  {
    title: t('Ghost stories, by one candle'),
    description: t(
      'A reading in the back room, with the electric light off. Four old stories, four readers, and a good long pause before the last page.',
    ),
    link: '',
    picture: '',
  },
  {
    title: t('Bring us your broken spines'),
    description: t(
      'Our binder is back at the bench until spring: loose boards, torn hinges, a family cookbook held together by string. Small repairs are done while you browse.',
    ),
    link: '',
    picture: '',
  },
  {
    title: t('A table for slow readers'),
    description: t(
      'A new reading group takes the longest novels at twenty pages a week. No homework, no experts, and the same six chairs by the window until the whale turns up.',
    ),
    link: '',
    picture: '',
  },
  {
    title: t('A laurel for our shop window'),
    description: t(
      'The town’s readers have voted ours the window they most like to be late for. The wreath hangs above the door, and the window, of course, has changed already.',
    ),
    link: '',
    picture: '',
  },
];
