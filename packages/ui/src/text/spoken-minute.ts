const spokenMinutes = [30, 10, 5, 1]

/**
 * How many minutes are to be said now (PAY-10: at 30, 10, 5 and 1), or null. A timer comes late and a tab sleeps: what was
 * passed meanwhile is said once, with the minutes that are left by now.
 */
export function spokenMinute(secondsBefore: number | null, secondsLeft: number): number | null {
  const isPassed = spokenMinutes.some((minutes) => {
    const mark = minutes * 60
    return secondsLeft === mark || (secondsBefore !== null && secondsBefore > mark && secondsLeft < mark)
  })
  return isPassed && secondsLeft > 0 ? Math.ceil(secondsLeft / 60) : null
}
