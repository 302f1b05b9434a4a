import { drawings } from './drawings.tsx';
import styles from './Icon.module.css';

/** The name of one of the kit's own drawings. */
export type IconName = keyof typeof drawings;

/** Every drawing's name, in the order they were drawn. */
export const iconNames = Object.keys(drawings) as readonly IconName[];

export type IconProps = {
  /** Which drawing. */
  readonly name: IconName;
  /** `text` is as tall as the line around it (the default); `large` stands alone as a picture. */
  readonly size?: 'text' | 'large' | undefined;
};

/** A small line drawing. It says nothing by itself: the words beside it do, so assistive technology skips it. */
export function Icon({ name, size = 'text' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
