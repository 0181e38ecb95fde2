import { type Request, type RequestHandler, Router } from 'express';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Api, runCall, validated } from '../platform/http/call-request.ts';
import { prepareAnswer, refuseBadAddress, toApiError } from '../platform/http/error-answers.ts';
import { incomingCall } from '../platform/http/express-call.ts';
import { Reply } from '../platform/http/handler.ts';
import { readForm } from '../platform/http/json-body.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { answerInTime } from '../platform/http/time-limit.ts';
import { logCalls } from '../platform/logging/call-log.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { type SentWithdrawal, withdrawalFields } from '../shared/order/sent-withdrawal.ts';
import { withdrawalRequestSchema } from '../shared/order/withdrawal.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import { answerEmptyPage, getPage, shownPage } from './pages.ts';

/** What became of a form that a page has sent without JavaScript: it is shown again, to be confirmed, or it is taken. */
async function takeForm(api: Api, request: Request, signal: AbortSignal): Promise<SentWithdrawal> {
  const sent = await readForm(request);
  const values = {
    ...withdrawalFields,
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => name in withdrawalFields)),
  };
  try {
    if (sent.step !== 'confirm') {
      const checked = await validated(
        withdrawalRequestSchema,
        withdrawalRequestSchema.cast(values, { assert: false }),
      );
      return { step: 'confirm', values: checked };
    }
    const call = { ...incomingCall(request, signal), readJson: async () => values };
    const result = await runCall('POST /api/withdrawals', api, call);
    const { declaredAt } = result instanceof Reply ? result.value : result;
    return { step: 'done', values, declaredAt };
  } catch (error) {
    return { step: 'form', values, problem: toApiError(error).message };
  }
}

function postForm(api: Api): RequestHandler {
  return (request, response) =>
    answerInTime(response, async (signal) => {
      if (!(await shopProfile()).withdrawal) throw new NotFound('This address');
      const form = await takeForm(api, request, signal);
      const page = await shownPage(api, request.path, form);
      if (signal.aborted) return;
      response
        .status(form.problem ? 400 : page.status)
        .type('html')
        .send(page.html);
    });
}

/** The page that takes a form: the function answers it that may write what the form says. */
export function formPages(api: Api): Router {
  const { path } = shopPages.withdraw;
  const before = [logCalls, prepareAnswer(pageHeaders), refuseBadAddress];
  return Router({ caseSensitive: true, strict: true })
    .get(path, before, getPage(api))
    .post(path, before, postForm(api))
    .use(path, answerEmptyPage);
}
