import { warn } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { number, object, string } from 'yup';
import type { PaySession } from '../../shared/payment/next-payment-step.ts';
import { cancelledSearch } from '../../shared/payment/providers.ts';
import { memoized } from '../../shared/values/memoized.ts';
import {
  ForgedEvent,
  PaymentDisturbed,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderRefund,
  ProviderRefused,
  type WantedRefund,
  type WantedSession,
} from '../provider.ts';
import { fromStripe, toStripe } from './stripe-amounts.ts';
import { providerKeys } from './stripe-keys.ts';

/** Marks sessions with the shop: several may share one Stripe account. */
const shopName = () => process.env.GCLOUD_PROJECT ?? '';

function addressOfStripe() {
  const { STRIPE_ADDRESS: other, FUNCTIONS_EMULATOR } = process.env;
  if (FUNCTIONS_EMULATOR !== 'true' || !other) return {};
  const { hostname: host, port } = new URL(other);
  return { host, port, protocol: 'http' as const };
}

const clientOf = memoized(
  (apiKey) =>
    new Stripe(apiKey, {
      // Short enough that two tries fit into the browser's wait.
      timeout: 5000,
      maxNetworkRetries: 1,
      telemetry: false,
      ...addressOfStripe(),
    }),
);

/** Errors of the request or the keys are permanent; errors of Stripe or the network may pass. */
function meaningOf(error: unknown): unknown {
  const { StripeInvalidRequestError, StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  const isForGood =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeAuthenticationError ||
    error instanceof StripePermissionError;
  if (isForGood) return new ProviderRefused(error.message, { cause: error });
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const isDisturbed =
    error instanceof StripeAPIError ||
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError;
  if (!isDisturbed) return error;
  warn('Stripe is disturbed', { cause: error.message });
  return new PaymentDisturbed();
}

/** Session states in which the bank has not decided yet. */
const undecided = new Set<string>([
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
]);

function sessionOf(session: Stripe.Checkout.Session): PaySession {
  const { id, status, payment_status, payment_intent, amount_total, metadata } = session;
  const intent = typeof payment_intent === 'string' ? undefined : payment_intent;
  const currency = (session.currency ?? '').toUpperCase();
  const isPaid = payment_status === 'paid';
  const isDeciding = status === 'complete' && !isPaid && undecided.has(intent?.status ?? '');
  return {
    provider: 'stripe',
    sessionId: id,
    reference: session.client_reference_id ?? '',
    isForeign: metadata?.shop !== shopName(),
    attempt: Number(metadata?.attempt ?? 0),
    status: status === 'open' ? 'open' : isDeciding ? 'deciding' : 'ended',
    isPaid,
    amountCents: fromStripe(amount_total ?? 0, currency),
    currency,
    paymentId: intent?.id ?? (typeof payment_intent === 'string' ? payment_intent : ''),
  };
}

const withIntent = { expand: ['payment_intent'] };

/** With 'auto' Stripe's page follows the browser. */
function localeOf(locale: string): 'auto' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' {
  const language = locale.split('-')[0];
  const supported = (['de', 'en', 'es', 'fr', 'it', 'nl'] as const).find((one) => one === language);
  return supported ?? 'auto';
}

const isOfEmail = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email';

/** The address only prefills the form: without it the shopper types it. */
async function begin(client: Stripe, wanted: WantedSession) {
  try {
    return await beginWith(client, wanted, { customer_email: wanted.email });
  } catch (error) {
    if (!isOfEmail(error)) throw error;
    return beginWith(client, wanted, {});
  }
}

async function beginWith(client: Stripe, wanted: WantedSession, buyer: { customer_email?: string }) {
  const { reference, attempt, title, amountCents, currency, locale, endsAt, returnAddress } = wanted;
  const metadata = { shop: shopName(), reference, attempt: String(attempt) };
  const session = await client.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: reference,
      metadata,
      payment_intent_data: { metadata },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: toStripe(amountCents, currency),
            product_data: { name: title },
          },
        },
      ],
      ...buyer,
      locale: localeOf(locale),
      expires_at: Math.floor(endsAt.getTime() / 1000),
      // Both lead to the same page, which looks up the state.
      success_url: returnAddress,
      cancel_url: returnAddress + cancelledSearch,
    },
    { idempotencyKey: [reference, attempt, ...(buyer.customer_email ? [] : ['anyone'])].join('-') },
  );
  // An expired session has no URL; its state is looked up.
  return { sessionId: session.id, url: session.url ?? '' };
}

async function lookUp(client: Stripe, sessionId: string, isEnded = false): Promise<PaySession> {
  const session = await client.checkout.sessions.retrieve(sessionId, withIntent);
  if (!isEnded || session.status !== 'open') return sessionOf(session);
  try {
    return sessionOf(await client.checkout.sessions.expire(sessionId, withIntent));
  } catch (error) {
    // It was paid, or expired, since it was looked up.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return sessionOf(await client.checkout.sessions.retrieve(sessionId, withIntent));
  }
}

function refundOf({ id, amount, currency, metadata, status, failure_reason }: Stripe.Refund): ProviderRefund {
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    reference: id,
    key: metadata?.key ?? '',
    cents: fromStripe(amount, currency),
    ...(hasFailed && { failure: failure_reason ?? status }),
  };
}

async function refundsOf(client: Stripe, paymentId: string): Promise<ProviderRefund[]> {
  return (await client.refunds.list({ payment_intent: paymentId, limit: 100 })).data.map(refundOf);
}

async function giveBack(client: Stripe, wanted: WantedRefund): Promise<ProviderRefund> {
  const { paymentId, cents, currency, key } = wanted;
  try {
    const amount = toStripe(cents, currency);
    const asked = { payment_intent: paymentId, amount, metadata: { key } };
    return refundOf(await client.refunds.create(asked, { idempotencyKey: key }));
  } catch (error) {
    const meant = meaningOf(error);
    if (meant instanceof ProviderRefused) return { reference: '', key, cents, failure: meant.message };
    throw error;
  }
}

const idOf = (one: string | { id: string } | null) => (typeof one === 'string' ? one : (one?.id ?? ''));

const saysEnough = object({
  type: string().required(),
  created: number().required(),
  data: object({ object: object({ id: string().required() }).required() }).required(),
});
const saysDispute = object({
  status: string().required(),
  reason: string().required(),
  amount: number().required(),
  currency: string().required(),
});

/** Incomplete events are ignored: sending them again would not help. */
function readEvent(webhookKey: string, body: string, signature: string): ProviderEvent {
  const event = signedEvent(webhookKey, body, signature);
  if (!saysEnough.isValidSync(event)) return { kind: 'other' };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { kind: 'session', sessionId: event.data.object.id };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      if (!saysDispute.isValidSync(event.data.object)) return { kind: 'other' };
      const { id, status, reason, amount, currency, payment_intent } = event.data.object;
      const at = new Date(event.created * 1000).toISOString();
      const dispute = { id, status, reason, cents: fromStripe(amount, currency), at };
      return { kind: 'dispute', paymentId: idOf(payment_intent), dispute };
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refunds', paymentId: idOf(event.data.object.payment_intent) };
    default:
      return { kind: 'other' };
  }
}

function signedEvent(webhookKey: string, body: string, signature: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, webhookKey);
  } catch (error) {
    // Any failure means a bad signature: only a caller without the key can have sent it.
    throw new ForgedEvent('The event has no signature of Stripe', { cause: error });
  }
}

const heardEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  // Includes refunds made in Stripe's own dashboard.
  'charge.refunded',
  // A failed refund, for endpoints with an API version before 2024-10-28.
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

async function endpointsAt(client: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const { data } = await client.webhookEndpoints.list({ limit: 100 });
  return data.filter((endpoint) => endpoint.url === url);
}

/** Replaces earlier webhooks of this address, whose signing key is lost. @returns the signing key */
export async function registerWebhook(apiKey: string, url: string): Promise<string> {
  const client = clientOf(apiKey);
  for (const { id } of await endpointsAt(client, url)) await client.webhookEndpoints.del(id);
  // Without a version, the account's default would decide which events come and their format.
  const form = { url, enabled_events: [...heardEvents], api_version: Stripe.API_VERSION };
  const { secret } = await client.webhookEndpoints.create(form);
  if (!secret) throw new ProviderRefused('Stripe has given no key for its events');
  return secret;
}

/** A webhook registered by an earlier release may lack events. */
function hearsAll({ status, enabled_events: enabled }: Stripe.WebhookEndpoint): boolean {
  const isHeard = (event: string) => enabled.includes(event) || enabled.includes('*');
  return status === 'enabled' && heardEvents.every(isHeard);
}

/** A restricted key may lack permissions: what cannot be read stays unknown. */
const ifReadable = <T>(answer: Promise<T>) => answer.catch(() => undefined);

async function check(client: Stripe, isTest: boolean, currency: string, eventsAddress: string) {
  try {
    // Checks a permission that sessions need: each is read with its payment.
    await client.checkout.sessions.list({ limit: 1, expand: ['data.payment_intent'] });
    await client.refunds.list({ limit: 1 });
  } catch (error) {
    return { keys: meaningOf(error) instanceof ProviderRefused ? 'refused' : 'unknown' } as const;
  }
  const [account, endpoints] = await Promise.all([
    ifReadable(client.accounts.retrieveCurrent()),
    ifReadable(endpointsAt(client, eventsAddress)),
  ]);
  const country = account?.country && (await ifReadable(client.countrySpecs.retrieve(account.country)));
  return {
    keys: 'accepted' as const,
    isTest,
    ...(country && { takesCurrency: country.supported_payment_currencies.includes(currency.toLowerCase()) }),
    ...(endpoints && { hearsEvents: endpoints.some(hearsAll) }),
  };
}

/** Undefined in a shop without online payments. */
export function stripeProvider(): PaymentProvider | undefined {
  const keys = providerKeys();
  if (!keys) return undefined;
  const client = clientOf(keys.apiKey);
  const meant = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      throw meaningOf(error);
    }
  };
  return {
    begin: (wanted) => meant(begin(client, wanted)),
    lookUp: (sessionId, isEnded) => meant(lookUp(client, sessionId, isEnded)),
    check: (currency, address) => check(client, /_test_/.test(keys.apiKey), currency, address),
    giveBack: (wanted) => meant(giveBack(client, wanted)),
    refundsOf: (paymentId) => meant(refundsOf(client, paymentId)),
    readEvent: (body, signature) => readEvent(keys.webhookKey, body, signature),
  };
}
