'use client';

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './Curve.module.css';
import { areaPath, linePath, nearestTo, type Place, placesOf } from './curvePath.ts';

export type CurvePoint = {
  /** Tells the point from the others. */
  readonly key: string | number;
  /** Its height, 0 to 1. */
  readonly value: number;
  /** All there is to say of it, read when it is chosen: "Move 12 of 48: 45.2% to win, a mistake". */
  readonly text: string;
  /** Draws a dot on it: `slip` an open one, `blunder` a full one. */
  readonly mark?: 'slip' | 'blunder' | undefined;
};

export type CurveProps = {
  /** What the curve shows: "Your chance to win, move by move". */
  readonly label: string;
  /** In the order of time, at least one. */
  readonly points: readonly CurvePoint[];
  /** How it ended, 0 to 1: drawn after the last point, but not to be chosen. */
  readonly end?: number | undefined;
  /** The index of the chosen point. */
  readonly chosen: number;
  /** Another point was chosen, by its index. */
  readonly onChoose: (at: number) => void;
  /** What the top of the scale stands for. */
  readonly top: string;
  /** What its bottom stands for. */
  readonly bottom: string;
  /** What its middle stands for; with it there is a line across. */
  readonly middle?: string | undefined;
  /** `scores` (the default): high is good; `risk`: high is lost. */
  readonly tone?: 'scores' | 'risk' | undefined;
};

/** How far Page Up and Page Down go. */
const leap = 10;

/** A value over time as a line. One of its points is chosen: with the arrow keys as on a slider, or by a press. */
export function Curve({
  label,
  points,
  end,
  chosen,
  onChoose,
  top,
  bottom,
  middle,
  tone = 'scores',
}: CurveProps) {
  const plot = useRef<HTMLDivElement>(null);
  const values = points.map(({ value }) => value);
  const places = placesOf(end === undefined ? values : [...values, end]);
  const here = places[chosen];

  const choose = (at: number) => {
    const next = Math.min(points.length - 1, Math.max(0, at));
    if (next !== chosen) onChoose(next);
  };

  const press = (event: KeyboardEvent) => {
    const next = nextByKey(event.key, chosen, points.length);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
  };

  const point = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    choose(nearestTo((event.clientX - box.left) / box.width, points.length, places.length - points.length));
  };

  return (
    <div className={styles.curve} data-tone={tone}>
      <span className={styles.scale} aria-hidden="true">
        <span>{top}</span>
        {middle !== undefined && <span>{middle}</span>}
        <span>{bottom}</span>
      </span>
      <div
        ref={plot}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={points[chosen]?.text}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
      >
        <svg
          className={styles.drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.area} d={areaPath(places)} />
          {middle !== undefined && <path className={styles.across} d="M0 50H100" />}
          <path className={styles.line} d={linePath(places)} />
        </svg>
        {points.map(({ key, mark }, at) =>
          mark === undefined ? null : (
            <span key={key} className={styles.mark} data-mark={mark} style={placed(places[at])} />
          ),
        )}
        {here !== undefined && (
          <>
            <span className={styles.cursor} style={placed(here)} />
            <span className={styles.knob} style={placed(here)} />
          </>
        )}
      </div>
    </div>
  );
}

function placed(place: Place | undefined): CSSProperties {
  return { '--x': place?.x ?? 0, '--y': place?.y ?? 0 } as CSSProperties;
}

function nextByKey(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return chosen - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return chosen + 1;
    case 'PageDown':
      return chosen - leap;
    case 'PageUp':
      return chosen + leap;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
