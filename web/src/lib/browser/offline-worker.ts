import { whenIdle } from './when-idle.ts';
import { whenPressed } from './when-pressed.ts';

/** Whether the page has come from the device, and may be outdated. */
export const isKeptPage = () => document.documentElement.hasAttribute('data-kept');

/**
 * From the first use of the shop on: before that nothing is stored on the device. A browser that has the service worker
 * looks for a newer one by itself.
 */
export function keepForOffline(): void {
  const isWanted = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off';
  if (!isWanted || !navigator.serviceWorker || navigator.serviceWorker.controller) return;
  const register = async () => (await import('./register-worker.ts')).registerWorker();
  whenPressed(() => whenIdle(() => void register().catch(console.warn)));
}
