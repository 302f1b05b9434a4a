import { IconButton, Page, TopBar } from '@farkle/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceSettings, useShownSettings } from '../device/useDeviceSettings.ts';
import { useRulesName } from '../rules/RulesChoice.tsx';
import { tableKey } from '../rules/tableKey.ts';
import { trainedRules } from '../rules/trainedRules.ts';
import styles from './App.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import { Loading } from './Loading.tsx';
import { rooms } from './rooms.ts';
import { roomPath } from './route.ts';
import { siteHome } from './siteHome.ts';
import { useRoom } from './useRoom.ts';
import { useRoomTitle } from './useRoomTitle.ts';

/** The app: its frame, and the room that the address names. */
export function App() {
  const t = useTranslations('training');
  const settings = useDeviceSettings();
  const room = useRoom();
  const { title, isTrained } = useRoomTitle(room);
  const nameOf = useRulesName();
  useShownSettings();
  useRoomFocus(room);

  const rules = trainedRules(settings);
  const Room = rooms[room] ?? rooms.home;
  return (
    <Page
      skipLabel={t('skip')}
      header={
        <TopBar
          title={
            isTrained ? (
              <span className={styles.title}>
                {title}
                <span className={styles.rules}>{nameOf(rules.chosen)}</span>
              </span>
            ) : (
              title
            )
          }
          back={<Back room={room} />}
          actions={
            room === 'home' && (
              <IconButton icon="curve" label={t('home.progress')} href={roomPath('progress')} />
            )
          }
        />
      }
    >
      <LoadFailure key={room}>
        <Suspense fallback={<Loading />}>
          {/* Other rules are another drill, so a session begins anew. */}
          {Room !== undefined && <Room key={tableKey(rules.ruleSet)} ruleSet={rules.ruleSet} />}
        </Suspense>
      </LoadFailure>
    </Page>
  );
}

/** The way back: to the drills, and from there to the site, where there is one. */
function Back({ room }: { readonly room: string }) {
  const t = useTranslations('training');
  if (room !== 'home') return <IconButton icon="back" label={t('backHome')} href={roomPath('home')} />;
  return siteHome === null ? null : <IconButton icon="back" label={t('back')} href={siteHome} />;
}

/** Leads the reader to the top of a room that has been entered; the room that the page began with is read anyway. */
function useRoomFocus(room: string): void {
  const entered = useRef(room);
  useEffect(() => {
    if (entered.current === room) return;
    entered.current = room;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [room]);
}
