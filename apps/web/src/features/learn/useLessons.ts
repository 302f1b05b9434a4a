'use client';

import { deviceLessons, type LessonProgress, noLessons } from '@farkle/profile';
import { useSyncExternalStore } from 'react';

/** The progress in the lessons on this device; the server renders that of a new device. */
export function useLessons(): LessonProgress {
  return useSyncExternalStore(deviceLessons.subscribe, deviceLessons.read, newDevice);
}

/** Whether progress outlives the page in this browser; the server, which cannot know, says yes. */
export function useLessonsKept(): boolean {
  return useSyncExternalStore(deviceLessons.subscribe, here, onServer);
}

function newDevice(): LessonProgress {
  return noLessons;
}

function here(): boolean {
  return deviceLessons.persistent;
}

function onServer(): boolean {
  return true;
}
