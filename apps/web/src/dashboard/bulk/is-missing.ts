import { Refused } from '../../app/staff/answer-of.ts'

export const isMissing = (error: unknown): boolean => error instanceof Refused && error.status === 404
