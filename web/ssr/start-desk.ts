import { askEarly } from './early-calls.ts';

// A script of the dashboard's document: calls for its first tables while the app still loads.

try {
  askEarly(document.currentScript?.dataset.calls?.split(' ') ?? []);
} catch {
  // A browser that forbids its storage has no session either.
}
