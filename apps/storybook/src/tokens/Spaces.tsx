import { useMeasured } from './Measured.tsx';
import type { Token } from './readTokens.ts';
import styles from './Spaces.module.css';
import { Part, TokenList, TokenPage, TokenRow } from './TokenPage.tsx';
import { tokensNamed } from './tokensCss.ts';

/** Distances, corners, targets, dice and shadows. */
export function Spaces() {
  return (
    <TokenPage
      title="Space"
      lead="Distances and corners grow with the text. A target is at least 44 px; the dice follow the window, so that a whole table fits a phone held in one hand."
    >
      <Lengths title="Distances" tokens={tokensNamed('space-')} />
      <Lengths
        title="Targets and heights"
        tokens={tokensNamed('target', 'deed-height', 'strip-height', 'kept-rows')}
      />
      <Lengths title="Dice" tokens={tokensNamed('die-large', 'die-small', 'die-tiny')} />
      <Lengths title="Lines" tokens={tokensNamed('border', 'ring')} />
      <Part title="Corners">
        <TokenList>
          {tokensNamed('radius-').map(({ name, value }) => (
            <TokenRow key={name} name={name} value={value}>
              <span className={styles.corner} style={{ borderRadius: `var(${name})` }} />
            </TokenRow>
          ))}
        </TokenList>
      </Part>
      <Part title="Shadows">
        <TokenList>
          {tokensNamed('shadow-card', 'shadow-die', 'shadow-lifted').map(({ name, value }) => (
            <TokenRow key={name} name={name} value={value}>
              <span className={styles.shadow} style={{ boxShadow: `var(${name})` }} />
            </TokenRow>
          ))}
        </TokenList>
      </Part>
      <Lengths title="Widths of text and page" tokens={tokensNamed('measure', 'page', 'tray-width')} />
    </TokenPage>
  );
}

function Lengths({ title, tokens }: { title: string; tokens: readonly Token[] }) {
  return (
    <Part title={title}>
      <TokenList>
        {tokens.map((token) => (
          <Length key={token.name} token={token} />
        ))}
      </TokenList>
    </Part>
  );
}

function Length({ token: { name, value } }: { token: Token }) {
  const { measured, probe } = useMeasured('inlineSize', value);
  return (
    <TokenRow name={name} value={measured === value ? value : `${value} = ${measured}`}>
      <span className={styles.frame}>
        {probe}
        <span className={styles.length} style={{ inlineSize: `var(${name})` }} />
      </span>
    </TokenRow>
  );
}
