/** The place of the one unfinished game of a device. */
export const tableSlot = 'table';
