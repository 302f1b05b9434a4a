/** A tab's hold on a slot. */
export interface Claim {
  /** Whether this tab may play the slot's game; false when it is open in another tab. */
  readonly owned: boolean;
  /** Settles when another tab has taken the slot; never for a claim that is not owned or was released. */
  readonly lost: Promise<void>;
  /** Lets the slot go; settles when another tab can have it. Closing the page does the same. */
  release(): Promise<void>;
}

/** How to claim. */
export interface ClaimOptions {
  /** Take the slot even from another tab, which then loses it. */
  readonly steal?: boolean;
}

const never = new Promise<void>(() => undefined);
const unlocked: Claim = { owned: true, lost: never, release: () => Promise.resolve() };

/**
 * Claims a slot for this tab through the browser's locks. Where there are none (no secure address, an old browser)
 * every claim is owned and never lost, and the highest revision decides alone.
 */
export function claimLock(
  slot: string,
  { steal = false }: ClaimOptions,
  locks: LockManager | undefined,
): Promise<Claim> {
  if (locks === undefined) return Promise.resolve(unlocked);
  return new Promise((claimed) => {
    let letGo: () => void = () => undefined;
    let lose: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const held = locks.request(
      `farkle.slot.${slot}`,
      steal ? { steal: true } : { ifAvailable: true },
      async (lock) => {
        const over = lock === null ? Promise.resolve() : new Promise<void>((resolve) => (letGo = resolve));
        claimed({
          owned: lock !== null,
          lost: lock === null ? never : lost,
          release: () => {
            letGo();
            return ended;
          },
        });
        await over;
      },
    );
    // A stolen lock rejects what held it; so does a browser that refuses locks here, before anything is claimed.
    const ended: Promise<void> = held.then(
      () => undefined,
      () => {
        claimed(unlocked);
        lose();
      },
    );
  });
}

/** The browser's locks, if it has any here. */
export function deviceLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
