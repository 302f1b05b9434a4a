import type { ReactNode } from 'react';

/** The kit's own line drawings on a 24 × 24 ground; strokes take the colour of the text around them. */
export const drawings = {
  back: <path d="M14.5 5.5 8 12l6.5 6.5" />,
  forward: <path d="M9.5 5.5 16 12l-6.5 6.5" />,
  close: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  check: <path d="m5.5 12.5 4.4 4.4 8.6-9.4" />,
  plus: <path d="M12 5.75v12.5M5.75 12h12.5" />,
  minus: <path d="M5.75 12h12.5" />,
  choose: <path d="m7 10 5 5 5-5" />,
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="5.5" cy="12" r="1.6" />
      <circle cx="12" cy="12" r="1.6" />
      <circle cx="18.5" cy="12" r="1.6" />
    </g>
  ),
  help: (
    <>
      <path d="M8.6 9.1a3.5 3.5 0 1 1 5.3 3c-1.2.7-1.9 1.4-1.9 2.7" />
      <circle cx="12" cy="18.4" r="1.2" fill="currentColor" stroke="none" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.2v5" />
      <circle cx="12" cy="8" r="1.1" fill="currentColor" stroke="none" />
    </>
  ),
  warning: (
    <>
      <path d="M10.6 4.7 3.3 17.4a1.6 1.6 0 0 0 1.4 2.4h14.6a1.6 1.6 0 0 0 1.4-2.4L13.4 4.7a1.6 1.6 0 0 0-2.8 0Z" />
      <path d="M12 9.6v4.1" />
      <circle cx="12" cy="16.6" r="1.05" fill="currentColor" stroke="none" />
    </>
  ),
  spark: (
    <path d="M12 3.2c.7 4.9 2.9 7.1 7.8 7.8v2c-4.9.7-7.1 2.9-7.8 7.8-.7-4.9-2.9-7.1-7.8-7.8v-2c4.9-.7 7.1-2.9 7.8-7.8Z" />
  ),
  flag: (
    <>
      <path d="M6 20.5v-17" />
      <path d="M6 4.5c4-2 7.5 2 12 0v9c-4.5 2-8-2-12 0" />
    </>
  ),
  cup: (
    <>
      <path d="M7.5 4h9v5.200a4.5 4.5 0 0 1-9 0V4ZM12 13.700v4.300M8.5 20h7" />
      <path d="M7.5 6H4.700c0 3 1 4.6 3 5M16.5 6h2.800c0 3-1 4.6-3 5" />
    </>
  ),
  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.6" />
      <g fill="currentColor" stroke="none">
        <circle cx="8.6" cy="8.6" r="1.35" />
        <circle cx="12" cy="12" r="1.35" />
        <circle cx="15.4" cy="15.4" r="1.35" />
      </g>
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="3.7" />
      <path d="M4.8 19.800c.8-4 3.5-6 7.2-6s6.4 2 7.2 6" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.3" />
      <path d="M2.8 19.200c.7-3.7 3-5.5 6.2-5.500s5.5 1.8 6.2 5.5" />
      <path d="M15.5 5.600a3.1 3.1 0 0 1 0 5.900M17.5 14.300c2 .7 3.3 2.3 3.8 4.9" />
    </>
  ),
  computer: (
    <>
      <rect x="4.5" y="8" width="15" height="11" rx="3" />
      <path d="M12 8V4.800M2.3 12.500v2.500M21.7 12.500v2.500M9.5 15.900h5" />
      <g fill="currentColor" stroke="none">
        <circle cx="12" cy="4.2" r="1.2" />
        <circle cx="9" cy="12.3" r="1.2" />
        <circle cx="15" cy="12.3" r="1.2" />
      </g>
    </>
  ),
  again: <path d="M5 12a7 7 0 1 0 2.2-5.100L4.8 9.100M4.8 4.600v4.500h4.5" />,
  share: (
    <>
      <path d="M12 14.500V3.800M8 7.600l4-4 4 4" />
      <path d="M6.8 11H5.500v9h13v-9h-1.3" />
    </>
  ),
  book: (
    <path d="M12 6.700C10 5 7.3 4.5 4 4.700v13.100c3.3-.2 6 .3 8 2 2-1.7 4.7-2.2 8-2V4.700c-3.3-.2-6 .3-8 2Zm0 0v13.1" />
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.6" />
      <path d="M4 10.200h16M8.3 3.500v3.600M15.7 3.500v3.6" />
    </>
  ),
  target: (
    <>
      <circle cx="12" cy="12" r="8.3" />
      <circle cx="12" cy="12" r="4.3" />
      <circle cx="12" cy="12" r="1.2" fill="currentColor" stroke="none" />
    </>
  ),
  curve: <path d="M3.8 4v16.200h16.400M7 15.500c2.5 0 3-6.5 5.5-6.500s2.5 4 4.5 4 2.2-3 3.2-6.5" />,
  settings: (
    <>
      <path d="M4 7.500h9.500M18 7.500h2M4 16.500h2M10.5 16.500H20" />
      <circle cx="15.7" cy="7.5" r="2.2" />
      <circle cx="8.2" cy="16.5" r="2.2" />
    </>
  ),
  list: <path d="M9 6.500h11M9 12h11M9 17.500h11M4.5 6.500h.2M4.5 12h.2M4.5 17.500h.2" />,
  keys: (
    <>
      <rect x="2.8" y="6.5" width="18.4" height="11.5" rx="2.6" />
      <path d="M7 10.300h.1M10.3 10.300h.1M13.7 10.300h.1M17 10.300h.1M8 14.300h8" />
    </>
  ),
  print: (
    <path d="M7.5 9V4.5h9V9M7.5 16.5H5.8a1.6 1.6 0 0 1-1.600-1.600v-4.300A1.6 1.6 0 0 1 5.8 9h12.400a1.6 1.6 0 0 1 1.600 1.600v4.300a1.6 1.6 0 0 1-1.600 1.600h-1.700M7.5 13.5h9v6h-9z" />
  ),
  leave: (
    <path d="M13.5 4.500h-7a1.5 1.5 0 0 0-1.5 1.500v12a1.5 1.5 0 0 0 1.5 1.500h7M10 12h10M16.5 8.3 20.2 12l-3.7 3.7" />
  ),
} as const satisfies Record<string, ReactNode>;
