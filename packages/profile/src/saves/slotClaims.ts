import { type Claim, type ClaimOptions, claimLock } from './claim.ts';

/** The claims of one page. */
export interface SlotClaims {
  /** Claims a slot. Several claims of the same page share one lock, which is let go with the last of them. */
  claim(slot: string, options?: ClaimOptions): Promise<Claim>;
  /** Whether another tab has the slot, as far as this page has learned by claiming or by losing it. */
  isElsewhere(slot: string): boolean;
}

interface Hold {
  readonly lock: Promise<Claim>;
  handles: number;
}

/** Keeps a page's claims in order, however quickly its parts come and go. */
export function slotClaims(locks: LockManager | undefined): SlotClaims {
  const holds = new Map<string, Hold>();
  const endings = new Map<string, Promise<void>>();
  const elsewhere = new Set<string>();

  function forget(slot: string, hold: Hold): void {
    if (holds.get(slot) === hold) holds.delete(slot);
  }

  function hold(slot: string, options: ClaimOptions): Hold {
    const made: Hold = {
      handles: 0,
      lock: (endings.get(slot) ?? Promise.resolve()).then(() => claimLock(slot, options, locks)),
    };
    holds.set(slot, made);
    void made.lock.then((claim) => {
      if (claim.owned) elsewhere.delete(slot);
      else lose();
      void claim.lost.then(lose);
    });
    function lose(): void {
      if (holds.get(slot) === made) elsewhere.add(slot);
      forget(slot, made);
    }
    return made;
  }

  return {
    async claim(slot, options = {}) {
      let held = holds.get(slot) ?? hold(slot, options);
      held.handles += 1;
      let claim = await held.lock;
      if (!claim.owned && options.steal) {
        // It had joined a plain claim of this page, which was denied.
        held = hold(slot, options);
        held.handles += 1;
        claim = await held.lock;
      }
      const { owned, lost } = claim;
      let released = false;
      return {
        owned,
        lost,
        async release() {
          if (released) return;
          released = true;
          held.handles -= 1;
          if (held.handles > 0) return;
          forget(slot, held);
          const ending = claim.release();
          endings.set(slot, ending);
          await ending;
        },
      };
    },
    isElsewhere: (slot) => elsewhere.has(slot),
  };
}
