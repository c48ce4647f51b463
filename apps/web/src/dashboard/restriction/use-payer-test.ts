import { useMutation } from '@tanstack/react-query'
import type { PayerTest, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { useState } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { calm, troubleOf } from '../../desk/trouble.ts'
import { useRestrictionText } from './restriction.text.ts'

export function usePayerTest({ currencies: [currencyCode = 'KWD'] }: Rules) {
  const t = useRestrictionText()
  const [form, setForm] = useState<PayerTest>({
    phone: '',
    email: '',
    civilId: '',
    customerId: '',
    amount: '',
    currencyCode,
    gatewayCode: null,
    collectorId: null,
  })
  const test = useMutation({
    mutationFn: async () => answerOf(await staffClient.restrictions.test({ body: form })),
  })
  const { message, fields } = test.error ? troubleOf(test.error, t('restriction.test.failed')) : calm
  return {
    form,
    change: (changes: Partial<PayerTest>) => setForm((now) => ({ ...now, ...changes })),
    run: () => test.mutate(),
    isRunning: test.isPending,
    verdict: test.data ?? null,
    problem: message,
    problemOf: (field: keyof PayerTest) => fields[field],
  }
}
