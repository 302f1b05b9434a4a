import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';

/** A property whose value the browser works out from a token, such as "26px" from `1.625rem`. */
type Property = 'fontSize' | 'inlineSize' | 'borderRadius' | 'transitionDuration' | 'lineHeight';

/** What the browser makes of a value of tokens.css; `style` sets what it depends on, such as `--motion`. */
export function useMeasured(property: Property, value: string, style?: CSSProperties) {
  const ref = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState('');
  useLayoutEffect(() => {
    if (ref.current) setMeasured(getComputedStyle(ref.current)[property]);
  }, [property]);
  const probe = <span ref={ref} hidden style={{ ...style, [property]: value }} />;
  return { measured, probe };
}
