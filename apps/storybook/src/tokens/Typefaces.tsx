import { useMeasured } from './Measured.tsx';
import type { Token } from './readTokens.ts';
import { Part, TokenList, TokenPage, TokenRow } from './TokenPage.tsx';
import styles from './Typefaces.module.css';
import { tokensNamed } from './tokensCss.ts';

/** Faces, weights, sizes and leading. */
export function Typefaces() {
  return (
    <TokenPage
      title="Type"
      lead="A display face with character for numbers that matter and titles, a quiet one for the rest. Sizes are rem, so that a person’s own text size holds; numbers that change have tabular figures."
    >
      <Part title="Faces">
        <TokenList>
          {tokensNamed('face-').map(({ name, value }) => (
            <TokenRow key={name} name={name} value={value}>
              <span className={styles.face} style={{ fontFamily: `var(${name})` }}>
                Bank 1,250 · Zażółć · Ærø · Ação
              </span>
            </TokenRow>
          ))}
        </TokenList>
      </Part>
      <Part title="Weights">
        <TokenList>
          {tokensNamed('weight-').map(({ name, value }) => (
            <TokenRow key={name} name={name} value={value}>
              <span className={styles.weight} style={{ fontWeight: `var(${name})` }}>
                Roll 3 dice
              </span>
            </TokenRow>
          ))}
        </TokenList>
      </Part>
      <Part title="Sizes">
        <TokenList>
          {tokensNamed('text-').map((token) => (
            <Size key={token.name} token={token} />
          ))}
        </TokenList>
      </Part>
      <Part title="Leading">
        <TokenList>
          {tokensNamed('leading-').map(({ name, value }) => (
            <TokenRow key={name} name={name} value={value}>
              <span className={styles.leading} style={{ lineHeight: `var(${name})` }}>
                Set aside at least one die that scores, then roll the rest or bank what you have. A roll in
                which nothing scores is a farkle, and the points of the turn are gone.
              </span>
            </TokenRow>
          ))}
        </TokenList>
      </Part>
    </TokenPage>
  );
}

function Size({ token: { name, value } }: { token: Token }) {
  const { measured, probe } = useMeasured('fontSize', value);
  return (
    <TokenRow name={name} value={`${value} = ${measured}`}>
      <span className={styles.size} style={{ fontSize: `var(${name})` }}>
        {probe}Hot dice 450
      </span>
    </TokenRow>
  );
}
