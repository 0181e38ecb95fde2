import type { DocumentData } from 'firebase-admin/firestore';

/**
 * The one document `importTasks/current`: which import is worked on, and by whom. There is one for all imports, so that
 * two are never worked on at once, and a new step in it calls a worker.
 */
export interface CurrentTask {
  /** '' when there is nothing to do. */
  importId: string;
  /** Rises whenever a worker is called. */
  step: number;
  /** The worker that holds it, '' when there is none, and until when no other may take it; in milliseconds. */
  lease: string;
  leaseUntil: number;
  /** How often it was taken up since it last came farther. */
  attempts: number;
  /** When an import or an undo last began to change books, in milliseconds. */
  wroteAt: number;
}

const idle: CurrentTask = { importId: '', step: 0, lease: '', leaseUntil: 0, attempts: 0, wroteAt: 0 };

export function readTask(data: DocumentData | undefined): CurrentTask {
  return { ...idle, ...data };
}

/** Longer than the longest time between two signs of life of a worker. */
const leaseMs = 90_000;

/** A worker that has died this often at the same place is not sent there again. */
const mostAttempts = 5;

/** The task when a worker is called. */
export function withNextStep(task: CurrentTask, importId = task.importId): CurrentTask {
  return { ...task, importId, step: task.step + 1, lease: '', leaseUntil: 0 };
}

export function isFree({ importId, lease, leaseUntil }: CurrentTask, now: Date): boolean {
  return importId !== '' && (lease === '' || leaseUntil <= now.getTime());
}

/** Whether the worker that took it broke off: it has not come on for as long as its lease. */
export function isLost({ lease, leaseUntil }: CurrentTask, now: Date): boolean {
  return lease !== '' && leaseUntil <= now.getTime();
}

export function isGivenUp({ attempts }: CurrentTask): boolean {
  return attempts >= mostAttempts;
}

/** The task when a worker takes it up. */
export function taken(task: CurrentTask, lease: string, now: Date): CurrentTask {
  return { ...task, lease, leaseUntil: now.getTime() + leaseMs, attempts: task.attempts + 1 };
}

/** The task when its worker shows that it lives; only what has come farther than ever begins to count anew. */
export function renewed(task: CurrentTask, isFarther: boolean, now: Date): CurrentTask {
  const attempts = isFarther ? 1 : task.attempts;
  return { ...task, leaseUntil: now.getTime() + leaseMs, attempts };
}

/** The task when nothing is left to do. */
export function ended({ step, wroteAt }: CurrentTask): CurrentTask {
  return { ...idle, step, wroteAt };
}
