import type { ListPlace } from '@wasl/contracts/lists/transactions'

/** Under which this tab keeps the work on everything that matched in a list. */
export const matchingJobName = ({ module, list }: ListPlace): string => `matching-job.${module}.${list}`
