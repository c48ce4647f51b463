/** Periods of statistics that have a name; two dates are another one. */
export const statisticsPeriods = ['day', 'week', 'month'] as const
export const periodChoices = [...statisticsPeriods, 'custom'] as const
