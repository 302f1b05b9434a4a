/** The drills, in the order in which they are offered: what scores first, then decisions. */
export const drillIds = ['value', 'spot', 'odds', 'keep', 'bankOrRoll', 'endgame'] as const;

/** The name of a drill: in addresses, in what is kept, in the messages. */
export type DrillId = (typeof drillIds)[number];
