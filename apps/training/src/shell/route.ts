import { drillIds } from '../session/drillIds.ts';

/** The rooms of the app: its home, each drill, the explorer, the progress page. */
export const roomNames = ['home', ...drillIds, 'explorer', 'progress'] as const;

export type RoomName = (typeof roomNames)[number];

/**
 * The address of a room, relative to the page. Rooms lie in the hash, so any static host can serve the app from any
 * folder without knowing of them.
 */
export function roomPath(room: RoomName): string {
  return room === 'home' ? '#/' : `#/${room}`;
}

/** The room of an address's hash; home for an unknown one; null where the hash is a place within the page. */
export function roomOf(hash: string): RoomName | null {
  if (hash === '' || hash === '#') return 'home';
  if (!hash.startsWith('#/')) return null;
  // What stands behind a question mark is the room's own: the position of the explorer.
  const [name] = hash.slice(2).split('?', 1);
  return roomNames.find((room) => room === name) ?? 'home';
}
