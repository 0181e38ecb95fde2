import type { BrowserContext } from '@playwright/test';
import { hostOf } from '../emulators/project.ts';

/** Calls of one frame to another; `answer` gets what the other frame's listener returned, in an array. */
interface Frame {
  register(type: string, listener: Listener): void;
  unregister(type: string): void;
  send(type: string, data: unknown, answer?: (answers: unknown[]) => void): void;
  ping(answer?: (result: unknown) => void): Promise<unknown>;
  restyle(): Promise<unknown[]>;
}

type Listener = (data: unknown) => unknown;

interface FrameMessage {
  googleApiStub: true;
  kind: 'hello' | 'welcome' | 'request' | 'result';
  id?: number;
  type?: string;
  data?: unknown;
}

interface FrameRequest {
  url: string;
  where?: HTMLElement;
  attributes?: { style?: Partial<CSSStyleDeclaration> };
}

declare global {
  interface Window {
    gapi?: object;
    gapi_onload?: () => void;
  }
}

/** Runs in the browser: it may use nothing from outside itself. */
function standInForGoogleApi(): void {
  let requests = 0;
  let parentFrame: Frame | undefined;

  function isMessage(data: unknown): data is FrameMessage {
    return typeof data === 'object' && data !== null && 'googleApiStub' in data;
  }

  function connect(other: () => Window | null, greet: boolean): Frame {
    const listeners = new Map<string, Listener>();
    const awaited = new Map<string, ((listener: Listener) => void)[]>();
    const answers = new Map<number, (answers: unknown[]) => void>();
    const waiting: FrameMessage[] = [];
    let open = false;

    const post = (message: FrameMessage) => other()?.postMessage(message, '*');
    const send = (message: FrameMessage) => (open ? post(message) : waiting.push(message));

    function listenerOf(type: string): Promise<Listener> {
      const listener = listeners.get(type);
      if (listener) return Promise.resolve(listener);
      return new Promise((resolve) => awaited.set(type, [...(awaited.get(type) ?? []), resolve]));
    }

    async function hear({ kind, id = 0, type = '', data }: FrameMessage): Promise<void> {
      if (kind === 'hello' || kind === 'welcome') {
        open = true;
        if (kind === 'hello') post({ googleApiStub: true, kind: 'welcome' });
        for (const message of waiting.splice(0)) post(message);
      } else if (kind === 'request') {
        const result = type === 'ping' ? {} : await (await listenerOf(type))(data);
        send({ googleApiStub: true, kind: 'result', id, data: result });
      } else {
        const answer = answers.get(id);
        answers.delete(id);
        try {
          answer?.([data]);
        } catch (error) {
          console.info("Like Google's script, this one keeps a listener's error to itself:", error);
        }
      }
    }

    addEventListener('message', ({ source, data }) => {
      if (source === other() && isMessage(data)) void hear(data);
    });
    if (greet) post({ googleApiStub: true, kind: 'hello' });

    function request(type: string, data: unknown, answer?: (answers: unknown[]) => void): void {
      requests += 1;
      if (answer) answers.set(requests, answer);
      send({ googleApiStub: true, kind: 'request', id: requests, type, data });
    }

    return {
      register(type, listener) {
        listeners.set(type, listener);
        for (const resolve of awaited.get(type) ?? []) resolve(listener);
        awaited.delete(type);
      },
      unregister: (type) => void listeners.delete(type),
      send: request,
      ping: (answer) =>
        new Promise((resolve) =>
          request('ping', {}, ([result]) => {
            answer?.(result);
            resolve(result);
          }),
        ),
      restyle: async () => [],
    };
  }

  const context = {
    open({ url, where, attributes }: FrameRequest, opened: (frame: Frame) => unknown) {
      const element = document.createElement('iframe');
      element.src = String(url);
      element.tabIndex = -1;
      element.setAttribute('aria-hidden', 'true');
      Object.assign(element.style, attributes?.style ?? {});
      const frame = connect(() => element.contentWindow, false);
      (where ?? document.body).append(element);
      return opened(frame);
    },
    getParentIframe() {
      parentFrame ??= connect(() => window.parent, true);
      return parentFrame;
    },
  };
  window.gapi = {
    load: (_name: string, then: (() => void) | { callback: () => void }) =>
      queueMicrotask(() => (typeof then === 'function' ? then() : then.callback())),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: connect,
      getContext: () => context,
    },
  };
  const script = document.currentScript;
  const name = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('onload') : null;
  const loaded: unknown = name ? Reflect.get(window, name) : window.gapi_onload;
  if (typeof loaded === 'function') loaded();
}

/** Where Firebase loads the script from with which a sign-in popup and the page talk to each other. */
const googleApiAddress = 'https://apis.google.com/js/api.js';

/**
 * Answers Google's script, which tests cannot load from the internet, with a stub: the few calls that Firebase makes, over
 * postMessage. The styles of the Auth emulator's own pages are left out.
 */
export async function stubGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, async (route) => {
    const isScript = route.request().url().startsWith(googleApiAddress);
    const isEmulator = route
      .request()
      .frame()
      .url()
      .startsWith(`http://${hostOf('auth')}/`);
    const body = isScript ? `(${standInForGoogleApi})()` : '';
    await (isScript || isEmulator
      ? route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/css', body })
      : route.fallback());
  });
}
