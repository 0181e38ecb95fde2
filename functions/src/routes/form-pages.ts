import { type Request, type RequestHandler, Router } from 'express';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Api, runCall, validated } from '../platform/http/call-request.ts';
import { prepareAnswer, refuseBadAddress, toApiError } from '../platform/http/error-answers.ts';
import { incomingCall, queryOf } from '../platform/http/express-call.ts';
import { Reply } from '../platform/http/handler.ts';
import { readForm } from '../platform/http/json-body.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { answerInTime } from '../platform/http/time-limit.ts';
import { logCalls } from '../platform/logging/call-log.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { errorWords } from '../shared/error-words.ts';
import type { SentPress } from '../shared/mailing/sent-press.ts';
import type { SentChoice } from '../shared/order/awaited-choice.ts';
import { type SentWithdrawal, withdrawalFields } from '../shared/order/sent-withdrawal.ts';
import { withdrawalRequestSchema } from '../shared/order/withdrawal.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import { languageCodes } from '../shared/words/known-language.ts';
import { withQuery } from './own-address.ts';
import { answerEmptyPage, getPage, shownPage } from './pages.ts';
import { spokenPage } from './spoken-page.ts';

/** `refused` is the HTTP status. */
interface TakenForm {
  form: SentWithdrawal | SentPress | SentChoice;
  refused?: number;
}

type TakeForm = (api: Api, request: Request, signal: AbortSignal) => Promise<TakenForm>;

/** In the language of the page. */
async function refusal(request: Request, error: unknown): Promise<{ problem: string; refused: number }> {
  const [{ language }, apiError] = [await spokenPage(request.path), toApiError(error)];
  return { problem: sayIn(language, () => errorWords(apiError.body().error)), refused: apiError.status };
}

/** Confirmed first, then submitted. @throws NotFound in a shop without withdrawals */
const takeWithdrawal: TakeForm = async (api, request, signal) => {
  if (!(await shopProfile()).withdrawal) throw new NotFound('This address');
  const sent = await readForm(request);
  const values = {
    ...withdrawalFields,
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(withdrawalFields, name))),
  };
  try {
    if (sent.step !== 'confirm') {
      const checked = await validated(
        withdrawalRequestSchema,
        withdrawalRequestSchema.cast(values, { assert: false }),
      );
      return { form: { step: 'confirm', values: checked } };
    }
    const { language } = await spokenPage(request.path);
    const call = { ...incomingCall(request, signal), readJson: async () => ({ ...values, language }) };
    const result = await runCall('POST /api/withdrawals', api, call);
    const { declaredAt } = result instanceof Reply ? result.value : result;
    return { form: { step: 'done', values, declaredAt } };
  } catch (error) {
    const { problem, refused } = await refusal(request, error);
    return { form: { step: 'form', values, problem }, refused };
  }
};

function tokenCall(request: Request, signal: AbortSignal) {
  const token = queryOf(request).get('token') ?? '';
  const readJson = async () => ({ token });
  return { ...incomingCall(request, signal), query: new URLSearchParams(), readJson };
}

async function pressed(
  request: Request,
  call: () => Promise<unknown>,
  typed: SentPress = {},
): Promise<TakenForm> {
  try {
    await call();
    return { form: { ...typed, isDone: true } };
  } catch (error) {
    const { problem, refused } = await refusal(request, error);
    return { form: { ...typed, problem }, refused };
  }
}

/** With a token confirms an address, without one enters it. @throws NotFound in a shop without a newsletter */
const takeNewsletter: TakeForm = async (api, request, signal) => {
  if (!(await shopProfile()).newsletter) throw new NotFound('This address');
  const call = tokenCall(request, signal);
  if (queryOf(request).has('token')) {
    return pressed(request, () => runCall('POST /api/newsletter/confirm', api, call));
  }
  const { email = '' } = await readForm(request);
  const { language } = await spokenPage(request.path);
  const readJson = async () => ({ email, language });
  return pressed(request, () => runCall('POST /api/newsletter', api, { ...call, readJson }), { email });
};

/**
 * From the link's page or a mail program's own button. The body, of which RFC 8058 allows two types, is not read: the
 * token is in the address.
 */
const takeUnsubscribe: TakeForm = (api, request, signal) =>
  pressed(request, () => runCall('POST /api/unsubscribes', api, tokenCall(request, signal)));

const takeChoice: TakeForm = async (api, request, signal) => {
  const { choice = '' } = await readForm(request);
  const token = queryOf(request).get('token') ?? '';
  const call = { ...tokenCall(request, signal), readJson: async () => ({ token, choice }) };
  try {
    const result = await runCall('POST /api/choices', api, call);
    return { form: { ...(result instanceof Reply ? result.value : result), isDone: true } };
  } catch (error) {
    const { problem, refused } = await refusal(request, error);
    return { form: { problem }, refused };
  }
};

function postForm(api: Api, take: TakeForm): RequestHandler {
  return (request, response) =>
    answerInTime(response, async (signal) => {
      const { form, refused } = await take(api, request, signal);
      const { language, path } = await spokenPage(request.path);
      const page = await shownPage(api, language, withQuery(path, queryOf(request)), form);
      if (signal.aborted) return;
      response
        .status(refused ?? page.status)
        .type('html')
        .send(page.html);
    });
}

/** Served by the function that may write what the forms submit. */
export function formPages(api: Api): Router {
  const before = [logCalls, prepareAnswer(pageHeaders), refuseBadAddress];
  const router = Router({ caseSensitive: true, strict: true });
  const forms = [
    [shopPages.withdraw, takeWithdrawal],
    [shopPages.newsletter, takeNewsletter],
    [shopPages.unsubscribe, takeUnsubscribe],
    [shopPages.choice, takeChoice],
  ] as const;
  for (const [page, take] of forms) {
    const path = [page.path, ...languageCodes.map((language) => `/${language}${page.path}`)];
    router.get(path, before, getPage(api)).post(path, before, postForm(api, take)).use(path, answerEmptyPage);
  }
  return router;
}
