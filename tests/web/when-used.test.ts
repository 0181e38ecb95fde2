import { expect, it, vi } from 'vitest';
import { whenUsed } from '../../web/src/lib/browser/when-used.ts';

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'What waits for the first use of a page begins once with a %s',
  (sign) => {
    const task = vi.fn();
    whenUsed(task);
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(task).toHaveBeenCalledTimes(1);
  },
);
