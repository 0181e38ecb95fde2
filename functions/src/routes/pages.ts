import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { object } from 'yup';
import { NotFound, refuseWhile } from '../platform/http/api-errors.ts';
import { type Api, readQuery } from '../platform/http/call-request.ts';
import {
  answerError,
  answerNotFound,
  prepareAnswer,
  refuseBadAddress,
  toApiError,
} from '../platform/http/error-answers.ts';
import { cacheControl, incomingCall, queryOf } from '../platform/http/express-call.ts';
import { callInProcess } from '../platform/http/in-process-call.ts';
import {
  type AnsweredPage,
  type AskApi,
  emptyPage,
  pagePattern,
  renderPage,
} from '../platform/http/page-renderer.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { sendText } from '../platform/http/send-answer.ts';
import { answerInTime } from '../platform/http/time-limit.ts';
import { logCalls, noteRoute } from '../platform/logging/call-log.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { recentSettings, shopChanges, shopDelivery } from '../settings/shop-profile.ts';
import { catalogueCdnSeconds } from '../shared/catalogue/catalogue-choices.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import { languageCodes } from '../shared/words/known-language.ts';
import { addressUnder } from '../shared/words/language-address.ts';
import type { Language } from '../shared/words/languages.ts';
import { type Feed, feeds } from './feed-routes.ts';
import { addressOfMerged, isShell, otherAddress, withQuery } from './own-address.ts';
import { spokenPage } from './spoken-page.ts';

const noQuery = object({});

/** @throws NotFound where the server renders no page */
export async function shownPage(
  api: Api,
  language: Language,
  address: string,
  form?: object,
): Promise<AnsweredPage> {
  const askApi: AskApi = (name, input) => callInProcess(api, name, input);
  const page = await renderPage(
    language,
    address,
    askApi,
    await shopChanges(language),
    await shopDelivery(),
    form,
  );
  if (page === undefined) throw new NotFound('This address');
  return page;
}

/** 503 when the database does not answer. */
export function getPage(api: Api): RequestHandler {
  return async (request, response) => {
    const { language, root, path, isMoved } = await spokenPage(request.path);
    const pattern = await pagePattern(path);
    noteRoute(response, pattern && addressUnder(root, pattern));
    const query = queryOf(request);
    const other = pattern && otherAddress(path, query, pattern);
    const merged =
      pattern === shopPages.category.path && addressOfMerged(path, query, await recentSettings());
    // Two leading slashes would redirect to another site.
    const moved = isMoved && withQuery(path.replace(/^[/\\]+/, '/'), query);
    const elsewhere = other || moved || merged;
    if (elsewhere) {
      response.set('Cache-Control', cacheControl(catalogueCdnSeconds));
      response.redirect(other || moved ? 302 : 301, addressUnder(root, elsewhere));
      return;
    }
    await answerInTime(response, async (signal) => {
      const page = await shownPage(api, language, `${path}?${query}`);
      if (signal.aborted) return;
      // robots.txt excludes those of the first language only.
      if (isShell(pattern)) response.set('X-Robots-Tag', 'noindex');
      if (page.status === 200) response.set('Cache-Control', cacheControl(catalogueCdnSeconds));
      response.status(page.status).type('html').send(page.html);
    });
  };
}

/** XML is sent as it is made. */
function answerFeed({ type, hourly, make }: Feed): RequestHandler<{ part?: string }> {
  return async (request, response) => {
    const { part = '' } = request.params;
    await readQuery(noQuery, queryOf(request));
    const { root, path, isMoved } = await spokenPage(request.path);
    if (isMoved) return response.redirect(302, path);
    await answerInTime(response, async (signal) => {
      const wait = await hourly?.(Date.now(), incomingCall(request, signal).client);
      refuseWhile(wait ?? 0, 'The feed was read very often; try again later');
      const xml = await make(part, signal, root);
      if (signal.aborted) return;
      response.set('Cache-Control', cacheControl(catalogueCdnSeconds));
      await sendText(response, type === 'image/png' ? type : `${type}; charset=utf-8`, xml);
    });
  };
}

/** The browser takes over, and explains the failure. */
export const answerEmptyPage: ErrorRequestHandler = async (error: unknown, request, response, _next) => {
  const { status } = toApiError(error, 'A page could not be rendered');
  const [path = ''] = request.originalUrl.split('?');
  // The settings may be unreadable for the same reason.
  const { language } = await spokenPage(path).catch(() => ({ language: shopLanguage }));
  response
    .status(status)
    .set('Cache-Control', 'private, no-store')
    .type('html')
    .send(await emptyPage(language));
};

export function createPages(api: Api): Express {
  const pages = express()
    .disable('x-powered-by')
    .enable('case sensitive routing')
    .enable('strict routing')
    .use(logCalls)
    .use(prepareAnswer(pageHeaders))
    .use(refuseBadAddress);
  for (const feed of feeds) {
    const paths = [feed.path, ...(feed.isSpoken ? languageCodes.map((code) => `/${code}${feed.path}`) : [])];
    pages.get(paths, answerFeed(feed), answerError);
  }
  return pages.get(/.*/, getPage(api)).use(answerNotFound).use(answerEmptyPage);
}
