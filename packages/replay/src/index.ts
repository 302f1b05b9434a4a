export { commitment } from './commitment.ts';
export type { Dealer, RollRequest } from './dealer.ts';
export { dealRoll, startDealer } from './dealer.ts';
export { diceStream, streamRoll } from './diceStream.ts';
export type { DealerError } from './parseDealer.ts';
export { parseDealer } from './parseDealer.ts';
export type { SeedError, SeedErrorCode } from './seed.ts';
export { formatSeed, parseSeed, seedBytes } from './seed.ts';
