import type { CSSProperties, ReactNode } from 'react';
import styles from './Colours.module.css';
import { colourIn, contrast, type Theme } from './colour.ts';
import { drawingPairs, leastContrast, type Pair, textPairs } from './pairs.ts';
import type { Token, TokenGroup } from './readTokens.ts';
import { Part, TokenPage } from './TokenPage.tsx';
import { groups, values } from './tokensCss.ts';

const themes: readonly Theme[] = ['day', 'night'];

/** Every colour as it is in one theme, said anew for a part of the page: the build resolves `light-dark()` at the root. */
function colours(theme: Theme): CSSProperties {
  const inTheme = groups
    .flatMap(({ tokens }) => tokens)
    .filter(({ value }) => value.startsWith('light-dark('))
    .map((token) => [token.name, written(token, theme)]);
  return { ...Object.fromEntries(inTheme), colorScheme: theme === 'day' ? 'light' : 'dark' };
}

/** Every colour by day and by night, and every pair of them that is used, with its contrast. */
export function Colours() {
  return (
    <TokenPage
      title="Colour"
      lead="Ink on warm paper by day, ivory on deep green baize by night. One green says “this scores”, one burnt orange says “at risk”, and gold is for celebration: never text, never the only sign."
    >
      <BothThemes title="Text on its ground">
        {(theme) => <Pairs theme={theme} pairs={textPairs} least={leastContrast.text} />}
      </BothThemes>
      <BothThemes title="Drawings on their ground">
        {(theme) => <Pairs theme={theme} pairs={drawingPairs} least={leastContrast.drawing} />}
      </BothThemes>
      {groups.map((group) => (
        <Swatches key={group.comment} group={group} />
      ))}
    </TokenPage>
  );
}

function BothThemes({ title, children }: { title: string; children: (theme: Theme) => ReactNode }) {
  return (
    <Part title={title}>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <div key={theme} className={styles.theme} style={colours(theme)}>
            <h3 className={styles.themeName}>{theme === 'day' ? 'Day' : 'Night'}</h3>
            {children(theme)}
          </div>
        ))}
      </div>
    </Part>
  );
}

function Pairs({ theme, pairs, least }: { theme: Theme; pairs: readonly Pair[]; least: number }) {
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ text, ground, use }) => {
        const ink = colourIn(theme, `var(${text})`, values);
        const under = colourIn(theme, ground, values);
        const ratio = ink === null || under === null ? null : contrast(ink, under);
        return (
          <li key={text + ground} className={styles.pair} style={{ background: ground }}>
            <span className={styles.sample} style={{ color: `var(${text})` }} aria-hidden={least < 4.5}>
              {least < 4.5 ? '●' : use}
            </span>
            <span className={styles.figures}>
              <span>
                {least < 4.5 ? `${use}: ` : ''}
                <code>{text}</code> on <code>{ground.replaceAll(/var\((.*?)\)/g, '$1')}</code>
              </span>
              <strong>{ratio === null ? '–' : `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`}</strong>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Swatches({ group }: { group: TokenGroup }) {
  const colours = group.tokens.filter(({ value }) => /light-dark|^#/.test(value) && !value.includes('px'));
  if (colours.length === 0) return null;
  return (
    <BothThemes title={group.comment}>
      {(theme) => (
        <ul className={styles.swatches}>
          {colours.map((token) => (
            <li key={token.name} className={styles.swatch}>
              <span className={styles.patch} style={{ background: `var(${token.name})` }} />
              <code>{token.name}</code>
              <span className={styles.value}>{written(token, theme)}</span>
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  );
}

/** What tokens.css says of a colour in one theme. */
function written({ value }: Token, theme: Theme): string {
  const both = value.match(/^light-dark\((.*)\)$/s)?.[1]?.split(/,(?![^(]*\))/);
  return both?.[theme === 'day' ? 0 : 1]?.trim() ?? value;
}
