/** 'Catering' under 'Tamra & Tide' for the unit 'Tamra & Tide Catering'; nothing where they are the same. */
export function unitSubtitle(merchant: string, unit: string): string | undefined {
  if (unit === merchant) return undefined
  return unit.startsWith(`${merchant} `) ? unit.slice(merchant.length + 1) : unit
}

/** 'tamra-tide.example' of 'https://www.tamra-tide.example/shop'. */
export const siteName = (website: string): string =>
  website.replace(/^https?:\/\/(www\.)?/, '').replace(/[/?#].*$/, '')
