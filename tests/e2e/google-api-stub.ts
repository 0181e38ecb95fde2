import type { BrowserContext } from '@playwright/test';
import { hostOf } from '../emulators/project.ts';

type Listener = (data: unknown) => unknown;

/** What one frame of Google's library has of another; `answer` gets what its listener returned, in an array. */
interface Frame {
  register(type: string, listener: Listener): void;
  unregister(type: string): void;
  send(type: string, data: unknown, answer?: (answers: unknown[]) => void): void;
  ping(answer?: (result: unknown) => void): Promise<unknown>;
  restyle(): Promise<unknown[]>;
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
  const greeting = 'google-api-stub';
  let parentFrame: Frame | undefined;

  function connect(port: Promise<MessagePort>): Frame {
    const listeners = new Map<string, PromiseWithResolvers<Listener>>();
    const listenerOf = (type: string) => {
      const listener = listeners.get(type) ?? Promise.withResolvers<Listener>();
      listeners.set(type, listener);
      return listener;
    };
    async function request(type: string, data: unknown): Promise<unknown> {
      const { port1, port2 } = new MessageChannel();
      (await port).postMessage({ type, data }, [port2]);
      return new Promise((resolve) => {
        port1.onmessage = ({ data: result }) => resolve(result);
      });
    }
    void port.then((open) => {
      open.onmessage = async ({ data: { type, data }, ports: [answers] }) => {
        const listener = type === 'ping' ? () => ({}) : await listenerOf(type).promise;
        answers?.postMessage(await listener(data));
      };
    });
    return {
      register: (type, listener) => listenerOf(type).resolve(listener),
      unregister: (type) => void listeners.delete(type),
      send: (type, data, answer) => {
        const answered = request(type, data).then((result) => answer?.([result]));
        answered.catch((error) =>
          console.info("Like Google's script, this keeps a listener's error:", error),
        );
      },
      ping: async (answer) => {
        const result = await request('ping', {});
        answer?.(result);
        return result;
      },
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
      const port = new Promise<MessagePort>((resolve) => {
        addEventListener('message', ({ source, data, ports: [first] }) => {
          if (source === element.contentWindow && data === greeting && first) resolve(first);
        });
      });
      (where ?? document.body).append(element);
      return opened(connect(port));
    },
    getParentIframe() {
      if (parentFrame) return parentFrame;
      const { port1, port2 } = new MessageChannel();
      window.parent.postMessage(greeting, '*', [port2]);
      parentFrame = connect(Promise.resolve(port1));
      return parentFrame;
    },
  };
  window.gapi = {
    load: (_name: string, then: (() => void) | { callback: () => void }) =>
      queueMicrotask(() => (typeof then === 'function' ? then() : then.callback())),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, Iframe: connect, getContext: () => context },
  };
  const script = document.currentScript;
  const name = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('onload') : null;
  const loaded: unknown = name ? Reflect.get(window, name) : window.gapi_onload;
  if (typeof loaded === 'function') loaded();
}

/** Firebase loads the script from here with which a sign-in popup and the page talk to each other. */
const googleApiAddress = 'https://apis.google.com/js/api.js';

/**
 * Replaces Google's script, which tests cannot load from the internet, by a stub: the few calls that Firebase makes,
 * over postMessage. The styles of the Auth emulator's own pages are left out.
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
