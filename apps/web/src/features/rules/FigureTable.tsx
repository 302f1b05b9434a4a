import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

interface FigureTableProps {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly { readonly key: string; readonly label: ReactNode; readonly wide?: boolean }[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly {
    readonly key: string | number;
    readonly cells: readonly ReactNode[];
    readonly marked?: boolean;
  }[];
}

/** A table of figures with its caption. In a window that is too narrow for it, it scrolls within itself. */
export function FigureTable({ id, caption, columns, rows }: FigureTableProps) {
  return (
    // What scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.tableFrame} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, wide }) => (
              <th key={key} scope="col" data-wide={wide || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells], marked }) => (
            <tr key={key} data-marked={marked || undefined}>
              <th scope="row" data-wide={columns[0]?.wide || undefined}>
                {head}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]?.key} data-wide={columns[at + 1]?.wide || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
