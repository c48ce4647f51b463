/** Named periods of statistics. A pair of dates is the other kind. */
export const statisticsPeriods = ['day', 'week', 'month'] as const
export const periodChoices = [...statisticsPeriods, 'custom'] as const
