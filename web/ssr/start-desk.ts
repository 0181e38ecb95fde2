import { askEarly } from './early-calls.ts';

// A script of the dashboard's document, so that its first tables are on their way while the app still loads.

try {
  askEarly(document.currentScript?.dataset.calls?.split(' ') ?? []);
} catch {
  // A browser that forbids its storage has no session either.
}
