interface Holder {
  readonly lock: Lock;
  readonly lose: (reason: unknown) => void;
}

/**
 * The browser's locks for tests in Node, which has none: exclusive locks, `ifAvailable` and `steal` as the Web Locks
 * specification has them, shared by all the tabs of a test.
 */
export function tabLocks(): LockManager {
  const holders = new Map<string, Holder>();

  async function request<T>(
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<T>,
  ): Promise<T> {
    await Promise.resolve();
    const before = holders.get(name);
    if (before !== undefined && !options.steal) return granted(null);
    before?.lose(new DOMException('Lock broken by another request with the steal option.', 'AbortError'));
    return new Promise<T>((resolve, reject) => {
      const holder: Holder = { lock: { name, mode: 'exclusive' }, lose: reject };
      holders.set(name, holder);
      const free = (): void => {
        if (holders.get(name) === holder) holders.delete(name);
      };
      granted(holder.lock).then(resolve, reject).finally(free);
    });
  }

  return { request, query: async () => ({}) } as unknown as LockManager;
}
