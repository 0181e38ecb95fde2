import { t } from '@bookstore/functions/shared/words/words';
import { CheckIcon } from '#components/icons/icons.tsx';
import { ShelfArt } from '#components/layout/shelf-art.tsx';

const uses = [
  t('See where each order is, and print its receipt.'),
  t('The checkout fills itself in from your last order.'),
  t('Change your mind: cancel an order until it is packed.'),
];

export function AccountNotes() {
  return (
    <section
      aria-labelledby="with-an-account"
      className="flex min-w-0 flex-col justify-center md:only-of-type:row-span-2 p-[min(1.5rem,6vw)] sm:px-10 md:p-8 lg:*:mx-auto lg:*:w-full lg:*:max-w-md"
    >
      <div className="hidden pb-10 md:[section:only-of-type>&]:block">
        <ShelfArt />
      </div>
      <h2 id="with-an-account" className="text-2xl lg:text-3xl">
        With an account
      </h2>
      <ul className="mt-4 grid gap-3 text-[0.9375rem] text-muted lg:text-[1.0625rem]">
        {uses.map((use) => (
          <li key={use} className="flex gap-3">
            <CheckIcon className="mt-0.5 text-forest" />
            {use}
          </li>
        ))}
      </ul>
    </section>
  );
}
