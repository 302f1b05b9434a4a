import styles from './AllComponents.module.css';
import { kit } from './kit.ts';

/** Every component of the kit with what it is for, and the way to its docs page. */
export function AllComponents() {
  return (
    <dl className={styles.list}>
      {kit.map(({ name, title, about }) => (
        <div key={name} className={styles.entry}>
          <dt>
            <a className={styles.name} href={docsPage(title ?? name)} target="_top">
              {name}
            </a>
          </dt>
          <dd className={styles.purpose}>{about?.purpose.replaceAll('`', '')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The address of a docs page in the book, by its place in the side bar. */
function docsPage(title: string): string {
  return `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;
}
