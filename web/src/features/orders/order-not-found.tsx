import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';

/** For the address of no order, and of another shopper's: the page does not tell which. */
export function OrderNotFound() {
  return (
    <div className="grid justify-items-center gap-6 py-16 text-center md:py-20">
      <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
        This order was not found
      </h1>
      <p className="-mt-2 max-w-md text-muted">
        There is no order of yours at this address. All that you have ordered stands in your list.
      </p>
      <Link to={paths.orders} className={buttonClasses()}>
        Your Orders
      </Link>
    </div>
  );
}
