import { Icon } from '#components/icons/icons.tsx';
import { rich } from '#components/labels/rich.ts';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { heartShape } from './wish-heart.tsx';

/** Stands in a wish list without books. */
export function EmptyWishes() {
  return (
    <ShelfScene>
      <div>
        <h2 className="text-3xl md:text-4xl">A place for the books you do not want to lose</h2>
        <p className="mt-3 text-lg text-muted">
          {rich('Press {icon}<heart>the heart</heart> of a book, and it waits for you here.', {
            icon: <Icon className="inline align-[-0.2em] text-accent">{heartShape}</Icon>,
            heart: (text) => <span className="sr-only">{text}</span>,
          })}
        </p>
      </div>
      <BrowseLink />
    </ShelfScene>
  );
}
