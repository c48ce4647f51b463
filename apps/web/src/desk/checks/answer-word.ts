import type { OperationAnswer, OperationRequest } from '@wasl/contracts/values/operation-request'

/** What an answer is called: what waits is taken back, what could not be done is called off. */
export const answerWord = ({ status }: Pick<OperationRequest, 'status'>, answer: OperationAnswer) =>
  answer === 'cancel' && status === 'manual' ? 'callOff' : answer
