import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'

/** Under which this tab keeps the work on everything that matched in a list. */
export const matchingJobName = ({ module, list }: ListPlace): string => `matching-job.${module}.${list}`
