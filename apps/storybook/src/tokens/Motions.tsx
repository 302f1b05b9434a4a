import { Button } from '@farkle/ui';
import { type CSSProperties, useState } from 'react';
import { useMeasured } from './Measured.tsx';
import styles from './Motions.module.css';
import type { Token } from './readTokens.ts';
import { Part, TokenList, TokenPage, TokenRow } from './TokenPage.tsx';
import { tokensNamed } from './tokensCss.ts';

/** Durations with and without motion, and how movements begin and end. */
export function Motions() {
  const [there, setThere] = useState(false);
  return (
    <TokenPage
      title="Motion"
      lead="Short and calm; springs for dice alone. Whoever wants no motion, in the system or in the settings, has none: every duration is zero then, and nothing waits for a movement."
    >
      <div>
        <Button onClick={() => setThere(!there)}>Move</Button>
      </div>
      <Part title="Durations">
        <TokenList>
          {tokensNamed('quick', 'steady', 'dice-roll', 'celebration').map((token) => (
            <Duration key={token.name} token={token} there={there} />
          ))}
        </TokenList>
      </Part>
      <Part title="Beginning and end">
        <TokenList>
          {tokensNamed('ease-out', 'spring').map(({ name, value }) => (
            <TokenRow key={name} name={name} value={value}>
              <Runner there={there} style={{ transitionTimingFunction: `var(${name})` }} />
            </TokenRow>
          ))}
        </TokenList>
      </Part>
    </TokenPage>
  );
}

function Duration({ token: { name, value }, there }: { token: Token; there: boolean }) {
  const full = useMeasured('transitionDuration', value, {
    '--motion': 1,
    '--dice-speed': 1,
  } as CSSProperties);
  const none = useMeasured('transitionDuration', value, {
    '--motion': 0,
    '--dice-speed': 1,
  } as CSSProperties);
  return (
    <TokenRow name={name} value={`${full.measured}, without motion ${none.measured}`}>
      <Runner there={there} style={{ transitionDuration: `var(${name})` }} />
      {full.probe}
      {none.probe}
    </TokenRow>
  );
}

function Runner({ there, style }: { there: boolean; style: CSSProperties }) {
  return (
    <span className={styles.track} data-there={there ? '' : undefined}>
      <span className={styles.runner} style={style} />
    </span>
  );
}
