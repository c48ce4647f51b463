import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WholeDelivery } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Dots } from '@wasl/ui/text/Dots'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { answerOf } from '../../../base/session/answer-of.ts'
import { noticeOf } from '../../../desk/notice-of.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useNoticeWords } from '../../../desk/use-tell.ts'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { DeliveryState } from './DeliveryState.tsx'
import { deliveryQuery, hooksKey } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'
import { useProblemName } from './use-problem-name.ts'

/** One delivery whole: what was signed, and what came of every try. */
export function DeliveryDialog({ id, onClosed }: { id: string; onClosed: () => void }) {
  const t = useHooksText()
  const area = useAreaText()
  const notices = useNotices()
  const words = useNoticeWords()
  const queries = useQueryClient()
  const found = useQuery(deliveryQuery(id))
  const replay = useMutation({
    mutationFn: async () =>
      answerOf(await staffClient.administration.webhooks.replay({ params: { delivery: id }, body: {} })),
    onSuccess: () => notices.success(t('hooks.replayed')),
    onSettled: () => queries.invalidateQueries({ queryKey: hooksKey }),
  })
  const { data } = found
  const error = replay.error ?? (data ? null : found.error)
  const problem = error && noticeOf({ error }, words)?.text
  return (
    <Dialog
      kind="sheet"
      title={data ? t('hooks.detailsOf', { type: data.type }) : t('hooks.details')}
      closeLabel={area('area.close')}
      onClose={onClosed}
      footer={
        <Button
          variant="primary"
          size="row"
          icon={<RotateCwIcon size={16} />}
          isPending={replay.isPending}
          onClick={() => replay.mutate()}
        >
          {t('hooks.replay')}
        </Button>
      }
    >
      <div className={css.form}>
        {problem && (
          <Alert tone="danger" isUrgent>
            {problem}
          </Alert>
        )}
        {data ? <Whole delivery={data} /> : <SkeletonBlocks kind="list" label={t('hooks.details')} />}
      </div>
    </Dialog>
  )
}

function Whole({ delivery }: { delivery: WholeDelivery }) {
  const t = useHooksText()
  const area = useAreaText()
  const problemName = useProblemName()
  const { state, eventId, endpointUrl, transactionId, body, attempts, dueAt } = delivery
  return (
    <>
      <div className={css.head}>
        <DeliveryState state={state} />
        {dueAt !== null && (
          <span className={css.quiet}>{t.rich('hooks.nextTry', { when: <Instant at={dueAt} /> })}</span>
        )}
      </div>
      <p className={css.quiet}>
        {t('hooks.server')}: <Ltr>{endpointUrl}</Ltr>
        {transactionId !== null && (
          <>
            <br />
            {t('hooks.transaction')}: <Ltr>{transactionId}</Ltr>
          </>
        )}
        <br />
        {t('hooks.eventId')}:{' '}
        <CopyableValue text={eventId} label={t('hooks.copyEventId')} copiedLabel={area('area.copied')} />
      </p>
      <section className={css.group}>
        <h3 className={css.boxTitle}>{t('hooks.attempts')}</h3>
        {attempts.length === 0 ? (
          <p className={css.quiet}>{t('hooks.noAttempts')}</p>
        ) : (
          <ul className={css.tries}>
            {attempts.map(({ number, at, tookMs, status, problem }) => (
              <li key={number} className={css.try}>
                <span>
                  <Dots>
                    {t('hooks.attempt', { n: number })}
                    <Instant at={at} />
                  </Dots>
                </span>
                <span>
                  <Dots>
                    {status === null ? problemName(problem ?? '') : t('hooks.status', { status })}
                    {t('hooks.took', { ms: tookMs })}
                  </Dots>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={css.group}>
        <div className={css.boxHead}>
          <h3 className={css.boxTitle}>{t('hooks.body')}</h3>
          <CopyButton text={body} label={t('hooks.copyBody')} copiedLabel={area('area.copied')} />
        </div>
        <pre className={css.code} dir="ltr">
          {JSON.stringify(JSON.parse(body), null, 2)}
        </pre>
      </section>
    </>
  )
}
