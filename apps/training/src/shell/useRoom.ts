import { useEffect, useState } from 'react';
import { type RoomName, roomOf, roomPath } from './route.ts';

/** The room that the address names. A jump within the page, as the skip link makes, stays in its room. */
export function useRoom(): RoomName {
  const [room, setRoom] = useState<RoomName>(() => roomOf(window.location.hash) ?? 'home');
  useEffect(() => {
    const listener = () => {
      const next = roomOf(window.location.hash);
      // The focus has jumped already; the address goes on naming the room, for a reload.
      if (next === null) window.history.replaceState(null, '', roomPath(room));
      else setRoom(next);
    };
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, [room]);
  return room;
}
