import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { drillIds } from '../session/drillIds.ts';
import type { RoomName } from './route.ts';

/** What a room is called. */
export interface RoomTitle {
  readonly title: string;
  /** Whether the rules that are trained for stand beside the name. */
  readonly isTrained: boolean;
}

/** The name of the room in the page's language; the window bears it too. */
export function useRoomTitle(room: RoomName): RoomTitle {
  const t = useTranslations('training');
  const drill = drillIds.find((id) => id === room);
  const title = titleOf();
  const page = t('page.title');
  useEffect(() => {
    document.title = room === 'home' ? page : `${title} · ${page}`;
  }, [room, title, page]);
  return { title, isTrained: drill !== undefined || room === 'explorer' };

  function titleOf(): string {
    if (drill !== undefined) return t(`drills.${drill}.name`);
    if (room === 'explorer') return t('drills.explorer.name');
    return room === 'progress' ? t('progress.title') : t('title');
  }
}
