import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetention } from '../../web/src/lib/retention.ts';

const forget = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  forget.mockReset();
});

describe('server data that no page shows', () => {
  it('is kept for 60 seconds and then forgotten once', () => {
    const { touch } = createRetention(forget);
    touch('books');
    vi.advanceTimersByTime(59_999);
    expect(forget).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(forget).toHaveBeenCalledExactlyOnceWith('books');
    vi.advanceTimersByTime(600_000);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('stays as long as any page shows it', () => {
    const { touch, hold } = createRetention(forget);
    touch('books');
    const [first, second] = [hold('books'), hold('books')];
    vi.advanceTimersByTime(600_000);
    first();
    first();
    vi.advanceTimersByTime(600_000);
    expect(forget).not.toHaveBeenCalled();
    second();
    vi.advanceTimersByTime(59_999);
    expect(forget).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(forget).toHaveBeenCalledExactlyOnceWith('books');
  });

  it('gets a new minute when a page shows it again in time', () => {
    const { hold } = createRetention(forget);
    hold('books')();
    vi.advanceTimersByTime(50_000);
    hold('books')();
    vi.advanceTimersByTime(59_999);
    expect(forget).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('is counted for each key apart', () => {
    const { touch, hold } = createRetention(forget);
    touch('books');
    hold('orders');
    vi.advanceTimersByTime(60_000);
    expect(forget.mock.calls).toEqual([['books']]);
  });
});
