// The kit's components, one line each, in alphabetical order.
export {};
