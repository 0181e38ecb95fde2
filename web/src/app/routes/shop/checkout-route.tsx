import { isInStock } from '@bookstore/functions/shared/book/stock-words';
import type { GiftOffer } from '@bookstore/functions/shared/order/gift-wrapping';
import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderConflict } from '@bookstore/functions/shared/order/order-refusals';
import { wayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import { taxSums } from '@bookstore/functions/shared/tax/tax-sums';
import { t } from '@bookstore/functions/shared/words/words';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AsyncBoundary, LoadingNote } from '#components/loading/async-boundary.tsx';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { ShipsNote } from '#entities/book/stock-note.tsx';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { setCurrency, setTax } from '#entities/shop/present-money.ts';
import { useListsAwaited } from '#entities/shopper-lists/list-state.ts';
import type { payParts, RedeemedVoucher } from '#entities/voucher/pay-parts.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { type Cart, isBuyable, priceChange } from '#features/cart/cart.ts';
import { useCartCheck } from '#features/cart/cart-check.ts';
import { useCartCosts } from '#features/cart/cart-costs.ts';
import { CartLimit } from '#features/cart/cart-limit.tsx';
import { removeFromCart, resolveConflict, useCart } from '#features/cart/cart-store.ts';
import { useCartWaits } from '#features/cart/cart-waits.ts';
import { CheckoutForm } from '#features/checkout/checkout-form.tsx';
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';
import { CheckoutSummary } from '#features/checkout/checkout-summary.tsx';
import type { ChosenGift } from '#features/checkout/gift-fields.tsx';
import { useKnownRecipients } from '#features/checkout/known-recipients.ts';
import { OrderSum } from '#features/checkout/order-sum.tsx';
import type { OrderedBooks } from '#features/checkout/place-order.ts';
import { useDeliveryCost } from '#features/checkout/use-delivery-cost.ts';
import { useDestinationTax } from '#features/checkout/use-destination-tax.ts';
import { showFailure, showSuccess } from '#lib/alerts.ts';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import type { CheckoutOffered } from '../../checkout-offer.tsx';
import { PageHead } from '../../page-head.tsx';
import { settlePayment } from '../../settle-attempt.ts';

// Most shoppers here have something to order.
const EmptyCheckout = lazyComponent(async () => (await import('../../empty-checkout.tsx')).EmptyCheckout);

// Few carts hold what cannot be sold.
const Unavailable = lazyComponent(async () => (await import('#features/cart/unavailable.tsx')).Unavailable);

// Only loaded by shops that offer something for presents.
const GiftFields = lazyComponent(async () => (await import('#features/checkout/gift-fields.tsx')).GiftFields);

// Only loaded by shops with offers.
const CheckoutOffer = lazyComponent(async () => (await import('../../checkout-offer.tsx')).CheckoutOffer);

// Only loaded by shops that sell gift vouchers, or have sold some.
const RedeemBox = lazyComponent(async () => (await import('#entities/voucher/redeem-box.tsx')).RedeemBox);
const VoucherRows = lazyComponent(async () => (await import('#entities/voucher/redeem-box.tsx')).VoucherRows);

const askForCode = (code: string) => callShopperApi('POST /api/vouchers/check', { body: { code } });

/** With `payParts`, which comes with the first voucher. */
interface Redeemed {
  vouchers: RedeemedVoucher[];
  pay?: typeof payParts | undefined;
}

/** An order that vouchers cover needs no other way to pay. */
const covered = { online: { code: 'payment-off' } } as const;

/** With the order's ticket, or text only when that does not load. */
async function confirmOrder(order: Order): Promise<void> {
  const words = [t('Order Confirmed'), t('Order Placed Successfully')] as const;
  const ticket = await import('#features/orders/order-ticket.tsx').catch((error: unknown) => {
    console.warn('The confirmation is shown in plain words, since its file has not come', error);
    return undefined;
  });
  await (ticket ? ticket.confirmOrder(order, ...words) : showSuccess(...words));
}

export function Page() {
  const { currentUser, loading, logout } = useAuth();
  // The server's HTML knows neither the cart nor who is signed in.
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const current = useCart();
  const isAwaited = useListsAwaited();
  // The ordered books stay until the next page is shown, although they have left the cart.
  const [ordered, setOrdered] = useState<Cart>();
  const cart = ordered ?? current;
  useCartCheck(cart);
  const recipients = useKnownRecipients(currentUser?.email);
  const money = useMoney();
  const shop = useShop();
  const [place, setPlace] = useState({ country: '', zipcode: '', isCollected: false });
  const tax = useDestinationTax(place);
  const costs = useCartCosts(cart, tax);
  const [gift, setGift] = useState<ChosenGift>();
  // The shop's answer to an order is newer than the page.
  const [giftOffer = shop.gift, setGiftOffer] = useState<GiftOffer | null>();
  const wrapCents = gift?.wrapping?.cents;
  const books = cart.filter((item) => isBuyable(item, shop));
  const { bookIds: toOrder, ...waits } = useCartWaits(cart);
  const buyable = books.map(({ _id }) => _id);
  const goods = { cents: costs.totalCents, books };
  const { cost, area, tell } = useDeliveryCost({ place, bookIds: buyable, goods, money });
  const [offered, setOffered] = useState<CheckoutOffered>();
  const offer = offered?.chosen;
  const payable = offer?.terms.isFreeDelivery && cost.cents ? { ...cost, cents: 0 } : cost;
  const totalCents = goods.cents - (offer?.cents ?? 0) + (payable.cents ?? 0) + (wrapCents ?? 0);
  const ownTaxed = [...(offered?.taxed ?? []), ...(gift?.wrapping ? [gift.wrapping] : [])];
  const { isCollected } = place;
  const [{ vouchers, pay }, setRedeemed] = useState<Redeemed>({ vouchers: [] });
  const sums = taxSums(costs.lines, [payable.cents ?? 0], ownTaxed);
  const leftCents = pay ? pay(vouchers, totalCents, sums).leftCents : totalCents;
  const isCovered = vouchers.length > 0 && leftCents === 0;
  const problems = isCovered
    ? covered
    : wayProblems(shop, { totalCents: leftCents, isCollected, area }, money);
  const codes = vouchers.map(({ code }) => code);
  const rest = {
    bookIds: buyable,
    toOrder,
    totalCents,
    gift: gift?.wishes,
    offerCode: offered?.code,
    vouchers: codes,
    voucherCents: totalCents - leftCents,
  };
  const redeeming = { vouchers, totalCents, sums, money };
  const purchase = { ...rest, bookIds: cart.map(({ _id }) => _id) };

  const isEmpty = isHydrated && cart.length === 0;
  const isWaitedFor = isEmpty && (isAwaited || loading);
  // `start-shell.ts` says whether there is something to order.
  const whileEmpty = isHydrated ? '' : 'in-data-[cart=empty]:invisible';

  const uid = currentUser?.uid;
  // Values typed before the sign-in was known stay; another shopper's do not.
  const [form, setForm] = useState({ uid, number: 0 });
  if (uid !== form.uid) setForm({ uid, number: form.uid ? form.number + 1 : form.number });
  useEffect(() => {
    if (uid) void settlePayment(uid);
  }, [uid]);

  function finish({ bookIds, order }: OrderedBooks) {
    offered?.end();
    if (!order && cart.some(({ _id }) => !bookIds.includes(_id))) {
      removeFromCart(...bookIds);
      void showSuccess(checkoutTexts.orderPlacedEarlier, checkoutTexts.othersNotOrdered);
      return;
    }
    setOrdered(cart);
    // Only what was ordered: another tab may have added a book meanwhile.
    removeFromCart(...bookIds);
    navigate(paths.orders);
    if (order) void confirmOrder(order);
    else void showSuccess(checkoutTexts.orderPlacedEarlier, checkoutTexts.orderPlacedEarlierReason);
  }

  function update(conflict: OrderConflict): string {
    const { currency, books, missing, deliveryCents } = conflict;
    const present = currency ? setCurrency(currency) : money;
    const left = books.filter(isInStock).map(({ bookId }) => bookId);
    // For an order of all books the shop would have answered that it does not deliver there: it is free everywhere.
    const isWhole = !currency && missing.length === 0 && left.length === books.length;
    if (isWhole || deliveryCents !== undefined) tell(left, deliveryCents ?? 0);
    setTax(conflict.tax);
    if (conflict.gift !== undefined) setGiftOffer(conflict.gift);
    const total = present.price(Number(conflict.totalPrice));
    const offerWords = conflict.offers && offered?.tell(conflict.offers, total);
    const changes = resolveConflict(conflict, present);
    if (changes || conflict.missing.length > 0) return changes;
    if (offerWords && left.length === books.length) return offerWords;
    // A tax on top of prices changes the total alone.
    return conflict.tax?.isIncluded === false ? checkoutTexts.totalWithTaxes(total) : '';
  }

  async function logInAgain() {
    await showFailure(checkoutTexts.orderFailure, texts.logInAgain);
    navigate(paths.login, { state: { page: paths.checkout } });
    await logout();
  }

  if (isEmpty && !isWaitedFor)
    return (
      <CheckoutFrame>
        <PageHead title={t('Checkout|page')} />
        <AsyncBoundary failure={checkoutTexts.nothingToOrder}>
          <EmptyCheckout />
        </AsyncBoundary>
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame>
      <PageHead title={t('Checkout|page')} />
      {shop.offers && (
        <Suspense>
          <CheckoutOffer
            bookIds={buyable}
            lines={costs.lines}
            deliveryCents={cost.cents}
            onOffered={setOffered}
          />
        </Suspense>
      )}
      <div className="beside-sum gap-y-8">
        <div className={`lg:sticky lg:top-24 lg:order-last ${whileEmpty}`}>
          <CheckoutSummary
            books={cart.map((item) => ({
              ...item,
              isBuyable: isBuyable(item, shop),
              ships: toOrder.includes(item._id) ? <ShipsNote item={item} /> : undefined,
              priceChange: priceChange(item, money),
            }))}
            purchase={rest}
            waits={waits}
            taxes={costs.taxes(payable.cents, ...ownTaxed)}
            delivery={payable}
            offer={offer && { title: offer.terms.title, cents: offer.cents }}
            isCollected={isCollected}
            wrapCents={wrapCents}
            paid={vouchers.length > 0 && <VoucherRows {...redeeming} />}
            isKnown={isHydrated}
          />
        </div>
        {isWaitedFor ? (
          <LoadingNote />
        ) : (
          <div className={whileEmpty}>
            <CartLimit cart={cart} />
            <CheckoutForm
              key={form.number}
              uid={uid ?? ''}
              email={currentUser?.email ?? ''}
              purchase={purchase}
              rest={rest}
              unavailable={<Unavailable cart={cart} />}
              gift={giftOffer && <GiftFields offer={giftOffer} tax={tax} onGift={setGift} />}
              vouchers={
                shop.redeems && (
                  <RedeemBox
                    {...redeeming}
                    ask={askForCode}
                    onChange={(vouchers, pay) => setRedeemed({ vouchers, pay })}
                  />
                )
              }
              isCovered={isCovered}
              onVoucherRefused={(index) => setRedeemed({ vouchers: vouchers.toSpliced(index, 1), pay })}
              isKnown={isHydrated}
              sum={
                cost.cents !== undefined && (
                  <OrderSum
                    totalCents={leftCents}
                    isCollected={isCollected}
                    waits={waits}
                    problems={problems}
                    isCovered={isCovered}
                  />
                )
              }
              problems={problems}
              lastRecipient={recipients?.last}
              saved={recipients?.saved}
              delivery={{
                problem: cost.problem,
                onPlace: setPlace,
                onRefused: (ids, words) => tell(ids, undefined, words),
              }}
              onOrdered={finish}
              onConflict={update}
              onLeaveOut={(bookIds) => removeFromCart(...bookIds)}
              onSessionEnded={logInAgain}
            />
          </div>
        )}
      </div>
    </CheckoutFrame>
  );
}
