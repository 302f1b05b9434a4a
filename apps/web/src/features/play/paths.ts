/** Addresses without their language. */
export const homePath = '/';
export const setUpPath = '/play';
export const tablePath = '/play/table';
export const settingsPath = '/settings';
export const rulesPath = '/rules';
export const learnPath = '/learn';
export const reviewPath = '/review';
