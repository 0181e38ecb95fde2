import { languageRoot } from '#config/language.ts';
import { whenIdle } from './when-idle.ts';

/** The pages of the shop's staff never stay on a device. */
const leftOut = /^\/(?:admin|dashboard)\b/;

/** Hands over what this page has loaded before the worker. */
function keepEarlier(worker: ServiceWorker): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage([location.href, ...files.filter((name) => name.startsWith(location.origin))]);
}

export async function registerWorker(): Promise<void> {
  if (leftOut.test(location.pathname)) return;
  const { serviceWorker } = navigator;
  const onControl = () => {
    const { controller } = serviceWorker;
    if (controller) whenIdle(() => keepEarlier(controller));
  };
  serviceWorker.addEventListener('controllerchange', onControl, { once: true });
  // Without a slash at the end, so that it also controls the home page of a further language.
  await serviceWorker.register(`${languageRoot}/sw.js`, languageRoot ? { scope: languageRoot } : {});
}
