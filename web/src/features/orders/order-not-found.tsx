import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { paths } from '#config/paths.ts';

/** The same page for an unknown order and another shopper's, so that it does not reveal which. */
export function OrderNotFound() {
  return (
    <ShelfScene>
      <div>
        <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
          This order was not found
        </h1>
        <p className="mt-3 text-lg text-muted">
          There is no order of yours at this address. All that you have ordered stands in your list.
        </p>
      </div>
      <Link to={paths.orders} className={buttonClasses()}>
        Your Orders
      </Link>
    </ShelfScene>
  );
}
