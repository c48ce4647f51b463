import type { OperationAnswer, OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'

/** What an answer is called: what waits is taken back, what could not be done is called off. */
export const answerWord = ({ status }: Pick<OperationRequest, 'status'>, answer: OperationAnswer) =>
  answer === 'cancel' && status === 'MANUAL' ? 'callOff' : answer
