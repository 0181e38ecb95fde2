import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';

export function EmptyCart() {
  return (
    <ShelfScene picture="bag">
      <div>
        <h2 className="text-3xl text-balance xl:text-4xl">Your next book fits in here</h2>
        <p className="mt-3 text-lg text-muted">
          What you put into the cart stays in it until you order: in every tab of this browser, and on all
          your devices while you are signed in.
        </p>
      </div>
      <BrowseLink />
    </ShelfScene>
  );
}
