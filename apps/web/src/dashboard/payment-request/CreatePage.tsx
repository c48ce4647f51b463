import { useRouter } from '@tanstack/react-router'
import type { RequestSetup } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ErrorSummary } from '@wasl/ui/notices/ErrorSummary'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { barRoom } from '@wasl/ui/layout/bar-room.ts'
import { Sheet } from '@wasl/ui/overlays/Sheet'
import { useState, type FormEvent } from 'react'
import { LeaveQuestion } from '../../desk/form/LeaveQuestion.tsx'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { AmountSection } from './AmountSection.tsx'
import css from './Create.module.css'
import { CreatedPanel } from './CreatedPanel.tsx'
import { LinkSection } from './LinkSection.tsx'
import { LinkMade } from './links/LinkMade.tsx'
import { MoreSection } from './MoreSection.tsx'
import { namedProblems } from './named-problems.ts'
import { PayerSection } from './PayerSection.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import type { Seed } from './request-form.ts'
import { useRequestText } from './request.text.ts'
import { TellSection } from './TellSection.tsx'
import { TemplatesMenu } from './TemplatesMenu.tsx'
import { useRequestForm, type FormModel } from './use-request-form.ts'
import { WaysSection } from './WaysSection.tsx'
import { Card } from '@wasl/ui/layout/Card'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'

const kinds = ['request', 'link'] as const

/** One payer once, or a link for many: what was typed stays where both have it. */
function KindSection({ model: { form, change } }: { model: FormModel }) {
  const t = useRequestText()
  const kind = form.isLink ? 'link' : 'request'
  return (
    <Card>
      <div className={css.list}>
        <SegmentedRadio
          label={t('newRequest.kind')}
          options={kinds.map((value) => ({ value, label: t(`newRequest.kind.${value}`) }))}
          selected={kind}
          onSelect={(wish) => change({ isLink: wish === 'link' })}
        />
        <p className={css.note}>{t(`newRequest.kind.${kind}Note`)}</p>
      </div>
    </Card>
  )
}

type Props = {
  setup: RequestSetup
  seed: Seed | null
  start: { place: string; isLink: boolean }
  note: string | null
}

/** payments B1: the form beside the page it makes. */
export function CreatePage({ setup, seed, start, note }: Props) {
  const t = useRequestText()
  const locale = useLocale()
  const { history } = useRouter()
  const model = useRequestForm(setup, seed, start)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const { trouble, sending, submit, made, madeLink, isChanged } = model
  const { isLink } = model.form
  const problems = namedProblems(trouble, t)
  useErrorTitle(problems.length > 0)
  if (made) return <CreatedPanel made={made} />
  if (madeLink) return <LinkMade link={madeLink} />
  const leave = () => {
    model.startOver()
    history.push(staffPaths.transactions(locale, 'payment-request'))
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    void submit(true)
  }
  return (
    <div className={css.page}>
      <SectionHead
        title={t('newRequest.title')}
        note={note}
        actions={
          <>
            {isChanged && (
              <span className={css.kept}>
                <CheckIcon size={16} /> {t('newRequest.kept')}
              </span>
            )}
            <TemplatesMenu model={model} />
          </>
        }
      />
      <form className={css.page} noValidate onSubmit={press} aria-label={t('newRequest.title')}>
        {problems.length > 0 && (
          <ErrorSummary
            key={trouble.times}
            title={t('newRequest.problems', { n: problems.length })}
            problems={problems}
          />
        )}
        <div className={css.columns}>
          <div className={css.sections}>
            <KindSection model={model} />
            <AmountSection model={model} />
            {isLink ? <LinkSection model={model} /> : <PayerSection model={model} />}
            <WaysSection model={model} />
            <TellSection model={model} />
            <MoreSection model={model} />
          </div>
          <aside className={css.aside} aria-label={t('newRequest.preview')}>
            <PreviewPane model={model} />
          </aside>
        </div>
        {setup.units.length > 0 && setup.units.every(({ isPaused }) => isPaused) && (
          <Alert tone="warning">{t('newRequest.unitPaused')}</Alert>
        )}
        <div ref={barRoom} className={css.bar}>
          <span className={css.quiet}>
            <Button variant="quiet" onClick={isChanged ? () => setIsLeaving(true) : leave}>
              {t('newRequest.cancel')}
            </Button>
          </span>
          <span className={css.peek}>
            <Button icon={<EyeIcon size={16} />} onClick={() => setIsPreviewing(true)}>
              {t('newRequest.previewShow')}
            </Button>
          </span>
          {!isLink && (
            <Button isPending={sending === 'quietly'} onClick={() => void submit(false)}>
              {t('newRequest.createOnly')}
            </Button>
          )}
          <Button variant="primary" type="submit" isPending={sending === 'loudly'}>
            {t(isLink ? 'newRequest.createLink' : 'newRequest.createAndSend')}
          </Button>
        </div>
        {isLeaving && (
          <LeaveQuestion
            title={t('newRequest.discardTitle')}
            text={t('newRequest.discardText')}
            onAnswer={(answer) => (answer === 'yes' ? leave() : setIsLeaving(false))}
          />
        )}
        {isPreviewing && (
          <Sheet
            title={t('newRequest.preview')}
            closeLabel={t('newRequest.close')}
            onClose={() => setIsPreviewing(false)}
          >
            <PreviewPane model={model} isInSheet />
          </Sheet>
        )}
      </form>
    </div>
  )
}
