/** Pauses that can be cut short all at once, and of which none outlives its signal. */
export interface Waiting {
  /** Settles after so many milliseconds, or when it is cut short; never once the signal is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Ends every pause now; says whether there was one. */
  cut(): boolean;
}

/** A place to wait in. */
export function createWaiting(): Waiting {
  const cuts = new Set<() => void>();
  return {
    pause(milliseconds, signal) {
      if (milliseconds === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(end, milliseconds);
        function leave() {
          clearTimeout(timer);
          cuts.delete(end);
          signal.removeEventListener('abort', leave);
        }
        function end() {
          leave();
          resolve();
        }
        cuts.add(end);
        signal.addEventListener('abort', leave);
      });
    },
    cut() {
      const waited = cuts.size > 0;
      for (const end of [...cuts]) end();
      return waited;
    },
  };
}
