import type { Result } from '@farkle/rules';
import type { DamagedSave } from './save.ts';
import type { SaveRecord, SaveShelf, StorageError } from './saveShelf.ts';

/** Saves that live as long as the page, for browsers that keep nothing. */
export function memoryShelf(): SaveShelf {
  const slots = new Map<string, SaveRecord>();
  const aside = new Map<number, DamagedSave>();
  let asideCount = 0;

  function drop(slot: string, upTo: number): void {
    const found = slots.get(slot);
    if (found !== undefined && found.revision <= upTo) slots.delete(slot);
  }

  return {
    persistent: false,
    newest: (slot) => kept(slots.get(slot) ?? null),
    all: () => kept([...slots.values()]),
    put(record) {
      const found = slots.get(record.slot);
      if (found === undefined || found.revision <= record.revision) slots.set(record.slot, record);
      return kept(null);
    },
    drop(slot, upTo) {
      drop(slot, upTo);
      return kept(null);
    },
    setAside({ slot, revision, raw }, reason, at) {
      asideCount += 1;
      const damaged: DamagedSave = { id: asideCount, slot, revision, reason, setAsideAt: at, raw };
      aside.set(damaged.id, damaged);
      drop(slot, revision);
      return kept(damaged);
    },
    damaged: () => kept([...aside.values()]),
    dropDamaged(id) {
      aside.delete(id);
      return kept(null);
    },
  };
}

async function kept<T>(value: T): Promise<Result<T, StorageError>> {
  return { ok: true, value };
}
