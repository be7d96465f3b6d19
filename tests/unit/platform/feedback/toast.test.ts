import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_MORE_DATA, showToast, toastStore } from '../../../../src/platform/feedback/toast.ts';
import { createStore } from '../../../../src/platform/storage/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = () => toastStore.get()?.text;

describe('a toast', () => {
  it('stands for 1500 ms', () => {
    showToast('已收藏');
    vi.advanceTimersByTime(1499);
    expect(text()).toBe('已收藏');
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBe(null);
  });

  it('is replaced by a newer one, which stands for its own 1500 ms', () => {
    showToast('一');
    vi.advanceTimersByTime(1000);
    showToast('二');
    vi.advanceTimersByTime(1499);
    expect(text()).toBe('二');
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBe(null);
  });

  it('has the words of the specification for the end of a list', () => {
    expect(NO_MORE_DATA).toBe('没有更多数据');
  });
});

describe('a store', () => {
  it('tells its listeners until they stop', () => {
    const store = createStore(1);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.set(2);
    stop();
    store.set(3);
    expect([store.get(), heard.mock.calls.length]).toEqual([3, 1]);
  });
});
