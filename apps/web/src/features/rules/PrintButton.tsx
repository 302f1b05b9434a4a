'use client';

import { Button } from '@farkle/ui';

/** Prints the page. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <Button variant="quiet" icon="print" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
