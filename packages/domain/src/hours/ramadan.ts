/** First and last local day of the next Ramadan that ends on or after a day, by the Umm al-Qura calendar. A proposal: the moon decides. */
export function nextRamadan(day: string): { from: string; until: string } {
  const start = Date.parse(`${day}T12:00:00Z`)
  // A lunar year is shorter than 356 days; a month that has begun may be 29 days old.
  let from: string | null = null
  for (let away = isRamadan(start) ? -30 : 0; away < 400; away += 1) {
    const at = start + away * dayMs
    if (isRamadan(at)) from ??= label(at)
    else if (from !== null) return { from, until: label(at - dayMs) }
  }
  throw new Error(`no Ramadan found after ${day}`)
}

const hijriMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
})

const isRamadan = (at: number): boolean => Number(hijriMonth.format(at).replace(/\D/g, '')) === 9

const label = (at: number): string => new Date(at).toISOString().slice(0, 10)

const dayMs = 86_400_000
