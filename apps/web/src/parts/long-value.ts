/** More than twenty characters, as a reader counts them, stand below their name (S1 §9). */
export const isLongValue = (value: string): boolean => Array.from(value).length > 20
