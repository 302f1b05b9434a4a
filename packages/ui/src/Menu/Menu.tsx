'use client';

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Menu.module.css';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** For a deed that cannot be undone. */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A line above this item, to set it apart. */
  readonly apart?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** Makes the item a link: a plain address, or a router's own link element. */
  readonly href?: string | undefined;
  readonly render?: ReactElement | undefined;
};

export type MenuProps = {
  /** Names the press that opens the menu: "More". */
  readonly label: string;
  /** What can be chosen, in order. */
  readonly items: readonly MenuItem[];
  /** The drawing of the press; three dots unless said. */
  readonly icon?: IconName | undefined;
  /** Another element to open the menu than the round "···". */
  readonly trigger?: ReactElement | undefined;
};

/** The "···" menu: opened by press, Enter or arrow; arrows and first letters move; Escape closes and gives the focus back. */
export function Menu({ label, items, icon = 'more', trigger }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger ?? <IconButton icon={icon} label={label} />} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align="end" sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-label={label}>
            {items.map((item) => (
              <MenuEntry key={item.id} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuEntry({ item }: { readonly item: MenuItem }) {
  const words = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.label}>{item.label}</span>
    </>
  );
  const shared = { className: styles.item, 'data-danger': item.danger ? '' : undefined };
  const isLink = item.href !== undefined || item.render !== undefined;
  return (
    <>
      {item.apart && <Base.Separator className={styles.line} />}
      {isLink ? (
        <Base.LinkItem {...shared} href={item.href} render={item.render} closeOnClick onClick={item.onSelect}>
          {words}
        </Base.LinkItem>
      ) : (
        <Base.Item {...shared} disabled={item.disabled ?? false} onClick={item.onSelect}>
          {words}
        </Base.Item>
      )}
    </>
  );
}
