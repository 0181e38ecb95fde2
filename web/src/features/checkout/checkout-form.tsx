import { type OrderConflict, unconfirmedDetails } from '@bookstore/functions/shared/order/order-refusals';
import { cancelledSearch } from '@bookstore/functions/shared/payment/providers';
import type { WayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import { Form, Formik, type FormikHelpers } from 'formik';
import { type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { checkoutTexts, orderButtons } from '#config/checkout-texts.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { draftAwaitsLogin } from '#entities/order/checkout-draft-text.ts';
import type { Recipient } from '#entities/order/last-recipient.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { prepareAlerts, showFailure } from '#lib/alerts.ts';
import { ApiError, apiErrorOf } from '#lib/api.ts';
import type { FormValues } from '#lib/form-values.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { isNoConnection } from '#lib/no-connection.ts';
import { isSessionEnded } from '#lib/session-ended.ts';
import { endDraft, keepDraft, readDraft } from './checkout-draft.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { isPaidOnline } from './is-paid-online.ts';
import { MissingHint } from './missing-hint.tsx';
import {
  conflictOf,
  emptyCheckout,
  isNoCollection,
  isNotConfirmed,
  isNotDelivered,
  type OrderedBooks,
  orderRequest,
  type Purchase,
  placeOrder,
  refusedVoucher,
} from './place-order.ts';
import { PrefillNote } from './prefill-note.tsx';
import { ReportPlace } from './report-place.tsx';
import { TermsField, termsId } from './terms-field.tsx';
import type { ChosenPlace } from './use-delivery-cost.ts';

// Loaded only in shops that offer collection.
const CollectionChoice = lazyComponent(async () => (await import('./order-choices.tsx')).CollectionChoice);

// Loaded only in shops that also take online payments.
const PayChoice = lazyComponent(async () => (await import('./order-choices.tsx')).PayChoice);

// Loaded only where amounts or areas limit the payment methods.
const WayNote = lazyComponent(async () => (await import('./way-note.tsx')).WayNote);

interface CheckoutFormProps {
  /** '' until it is known who is signed in. */
  uid: string;
  email: string;
  purchase: Purchase;
  /** What the shop can sell of it now. */
  rest: Purchase;
  unavailable: ReactNode;
  /** Until the cart is known, the form is as in the server's HTML, the same for every shopper. */
  isKnown?: boolean;
  gift?: ReactNode;
  /** The voucher box, in a shop that sells vouchers. */
  vouchers?: ReactNode;
  /** Vouchers pay the whole order. */
  isCovered?: boolean;
  sum?: ReactNode;
  /** The form is prefilled with it once it is known. */
  lastRecipient?: Recipient | undefined;
  /** Saved addresses are offered, and the first one prefills the form instead. */
  saved?: readonly Recipient[] | undefined;
  delivery?: {
    /** Why the shop does not deliver to the address. */
    problem: string | undefined;
    onPlace: (place: ChosenPlace) => void;
    /** Called when the shop refuses to deliver there, with its words. */
    onRefused: (bookIds: readonly string[], words: string) => void;
  };
  problems: WayProblems;
  onOrdered: (ordered: OrderedBooks) => void;
  /** Called when an order is refused because books have changed. @returns the changes, in words */
  onConflict: (conflict: OrderConflict) => string | undefined;
  /** Called when one of the vouchers is no longer valid. */
  onVoucherRefused?: (index: number) => void;
  /** Called before the rest is ordered without the unavailable books. */
  onLeaveOut: (bookIds: readonly string[]) => void;
  /** Called when the order was refused because the session has ended. */
  onSessionEnded: () => Promise<void>;
}

/** The next step after a failed order: check the books, wait as the API says, or reconnect. */
function reasonOf(error: unknown, email: string, button: string): string | undefined {
  if (isNotConfirmed(error)) {
    return checkoutTexts.confirmAddress(email, button, unconfirmedDetails(apiErrorOf(error)?.details));
  }
  if (isNoConnection(error)) return checkoutTexts.noConnection;
  const isWorthReading =
    error instanceof ApiError && [400, 409, 429, 503].some((status) => status === error.failure);
  return isWorthReading ? error.message : undefined;
}

/** Delivery, payment and terms; only the terms are required. */
export function CheckoutForm({
  uid,
  email,
  purchase,
  rest,
  unavailable,
  gift,
  vouchers,
  isCovered = false,
  isKnown = true,
  sum,
  lastRecipient,
  saved,
  delivery,
  problems,
  onOrdered,
  onConflict,
  onVoucherRefused,
  onLeaveOut,
  onSessionEnded,
}: CheckoutFormProps) {
  const money = useMoney();
  const navigate = useNavigate();
  const shop = useShop();
  const { collection, paymentLimits } = shop;
  const buttons = orderButtons(shop);
  const isOnline = (values: FormValues) => isPaidOnline(problems, values);
  const hasChoice = !problems.cash && !problems.online;
  const hasWay = !problems.cash || !problems.online;
  const isCollection = (values: FormValues) => collection !== undefined && values.collection === true;
  const draft = useMemo(() => (uid ? readDraft(uid) : undefined), [uid]);
  const [isOrdered, setOrdered] = useState(false);
  const waitsId = useId();

  // A shopper who comes back from the bank, also to a page in the back-forward cache, learns whether it was paid.
  useEffect(() => {
    function leadToPayment() {
      const page = interruptedPage.get();
      if (page?.endsWith('/payment')) void navigate(page + cancelledSearch);
    }
    leadToPayment();
    addEventListener('pageshow', leadToPayment);
    return () => removeEventListener('pageshow', leadToPayment);
  }, [navigate]);

  const withoutThem = useRef(false);
  const missing = purchase.bookIds.filter((id) => !rest.bookIds.includes(id));

  async function submit(values: FormValues, { setFieldValue }: FormikHelpers<FormValues>) {
    let ordered: OrderedBooks;
    const chosen = withoutThem.current ? rest : purchase;
    if (withoutThem.current) onLeaveOut(missing);
    withoutThem.current = false;
    try {
      const request = orderRequest(values, email, chosen, money, isCollection(values));
      if (isOnline(values)) {
        keepDraft(uid, { values, settled: true });
        return await (await import('./pay-online.ts')).payOnline(uid, request);
      }
      ordered = await placeOrder(uid, request);
    } catch (error) {
      console.warn('The order was not placed:', error instanceof ApiError ? error.failure : error);
      if (isSessionEnded(error)) {
        keepDraft(uid, { values, settled: true });
        draftAwaitsLogin.set(true);
        return onSessionEnded();
      }
      if (isNoCollection(error)) void setFieldValue('collection', false);
      if (isNotDelivered(error))
        delivery?.onRefused(chosen.bookIds, reasonOf(error, email, buttons.order) ?? '');
      const voucher = refusedVoucher(error);
      if (voucher !== undefined) onVoucherRefused?.(voucher);
      const conflict = conflictOf(error);
      const changes = conflict && onConflict(conflict);
      // Not awaited: the form can be used again at once, with its values.
      void showFailure(
        checkoutTexts.orderFailure,
        [reasonOf(error, email, buttons.order), changes].filter(Boolean).join('. ') || undefined,
      );
      return;
    }
    setOrdered(true);
    endDraft();
    onOrdered(ordered);
  }

  return (
    <Formik initialValues={{ ...emptyCheckout, ...draft?.values }} onSubmit={submit}>
      {({ values, isSubmitting }) => (
        <Form
          noValidate
          onFocus={prepareAlerts}
          className="grid grid-cols-1 gap-x-4 gap-y-5 min-[22rem]:grid-cols-2"
        >
          {collection && (
            <div className="col-span-full min-h-42 sm:min-h-26">
              <Suspense>{isKnown && <CollectionChoice />}</Suspense>
            </div>
          )}
          <div className="col-span-full -mb-3">
            {uid ? (
              <PrefillNote
                uid={uid}
                recipient={saved?.[0] ?? lastRecipient}
                saved={saved}
                draft={draft}
                isCollected={isCollection(values)}
                isOrdered={isOrdered}
              />
            ) : (
              <p role="status" className="min-h-11 content-center font-display text-xl">
                {texts.loading}
              </p>
            )}
          </div>
          {delivery && <ReportPlace isCollected={isCollection(values)} onPlace={delivery.onPlace} />}
          <DeliveryFields email={email} isCollected={isCollection(values)} />
          {gift && (
            <div className="col-span-full min-h-11">
              <Suspense>{isKnown && gift}</Suspense>
            </div>
          )}
          {vouchers && (
            <div className="col-span-full min-h-13 [&_[role=status]]:sr-only">
              <Suspense>{isKnown && vouchers}</Suspense>
            </div>
          )}
          {hasChoice && (
            <div className="col-span-full min-h-42 sm:min-h-26">
              <Suspense>{isKnown && <PayChoice />}</Suspense>
            </div>
          )}
          {(paymentLimits || problems.online?.code === 'online-below') && !hasChoice && !isCovered && (
            <div className="col-span-full">
              <Suspense>{isKnown && <WayNote {...problems} />}</Suspense>
            </div>
          )}
          <div className="col-span-full mt-2 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-5 sm:p-6 xl:p-8">
            <TermsField />
            <MissingHint isCollected={isCollection(values)} />
            {delivery?.problem && (
              <p role="alert" className="basis-full text-[0.9375rem] failure-note">
                {delivery.problem}
              </p>
            )}
            {missing.length > 0 && (
              <Suspense>
                <div className="basis-full">{unavailable}</div>
              </Suspense>
            )}
            {isKnown ? sum : <div className="invisible basis-full">{sum}</div>}
            <Button
              type="submit"
              disabled={!values.terms || !uid}
              aria-describedby={values.terms || !hasWay ? undefined : waitsId}
              busy={isSubmitting}
              className="min-h-13! px-8! text-base! hyphens-auto sm:min-w-48 max-sm:w-full max-sm:px-4! max-sm:py-1.5 max-sm:whitespace-normal! max-[16rem]:px-3!"
            >
              {isOnline(values) ? buttons.orderOnline : buttons.order}
            </Button>
            {!values.terms && hasWay && (
              // Tab skips a disabled button: it stops here instead, and the link leads to what the button waits for.
              <a
                id={waitsId}
                href={`#${termsId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(termsId)?.focus();
                }}
                className="inline-flex min-h-11 items-center text-[0.9375rem] text-muted max-sm:w-full max-sm:justify-center max-sm:text-center"
              >
                Tick the box above first: then you can order.
              </a>
            )}
            {missing.length > 0 && rest.bookIds.length > 0 && (
              <Button
                type="submit"
                variant="secondary"
                disabled={!values.terms || !uid}
                aria-describedby={values.terms ? undefined : waitsId}
                busy={isSubmitting}
                className="max-sm:w-full max-sm:py-1.5 max-sm:whitespace-normal!"
                onClick={() => {
                  withoutThem.current = true;
                }}
              >
                {buttons.orderRest(missing.length)}
              </Button>
            )}
            <Link
              to={paths.cart}
              className="inline-flex min-h-11 items-center justify-center text-[0.9375rem] text-muted underline underline-offset-4 hover:text-accent max-sm:w-full lg:ms-auto"
            >
              Back to the cart
            </Link>
          </div>
        </Form>
      )}
    </Formik>
  );
}
