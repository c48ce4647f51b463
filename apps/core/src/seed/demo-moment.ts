const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Moments in the demo files are offsets from the start: '-2h', '+7d', '+30m', '-10s'. */
export function demoMoment(offset: string, now: Date): Date {
  const [, sign, count, unit] = /^([+-])(\d+)([smhd])$/.exec(offset) ?? []
  if (!sign || !count || !(unit === 's' || unit === 'm' || unit === 'h' || unit === 'd'))
    throw new Error(`no offset: ${offset}`)
  return new Date(now.getTime() + (sign === '-' ? -1 : 1) * Number(count) * unitMs[unit])
}
