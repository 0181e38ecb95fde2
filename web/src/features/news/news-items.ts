import pictures from './pictures.svg';

/** A piece of the shop's news; `picture` is the address of a 3:2 illustration. */
export interface NewsItem {
  id: string;
  title: string;
  description: string;
  picture: string;
  pictureAlt: string;
}

export const newsItems: readonly NewsItem[] = [
  {
    id: 'night-opening',
    title: 'The shop stays open until midnight',
    description:
      'Once a month, on the night of the full moon, we leave the lamps on and put the kettle by the till. Come late, read anything, buy nothing if you like.',
    picture: `${pictures}#night-opening`,
    pictureAlt: 'A small bookshop with lit windows under a full moon',
  },
  {
    id: 'candlelight-reading',
    title: 'Ghost stories, by one candle',
    description:
      'A reading in the back room, with the electric light off. Four old stories, four readers, and a good long pause before the last page.',
    picture: `${pictures}#candlelight`,
    pictureAlt: 'An open book beside a burning candle',
  },
  {
    id: 'mending-old-bindings',
    title: 'Bring us your broken spines',
    description:
      'Our binder is back at the bench until spring: loose boards, torn hinges, a family cookbook held together by string. Small repairs are done while you browse.',
    picture: `${pictures}#mending`,
    pictureAlt: 'A bookbinder’s needle and thread sewing the pages of a book',
  },
  {
    id: 'reading-group',
    title: 'A table for slow readers',
    description:
      'A new reading group takes the longest novels at twenty pages a week. No homework, no experts, and the same six chairs by the window until the whale turns up.',
    picture: `${pictures}#reading-group`,
    pictureAlt: 'A round table seen from above with open books and cups of tea around it',
  },
  {
    id: 'small-shop-prize',
    title: 'A laurel for our shop window',
    description:
      'The town’s readers have voted ours the window they most like to be late for. The wreath hangs above the door, and the window, of course, has changed already.',
    picture: `${pictures}#prize`,
    pictureAlt: 'A laurel wreath around a standing book',
  },
];
