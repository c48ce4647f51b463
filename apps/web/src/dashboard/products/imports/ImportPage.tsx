import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportDetail } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { isImportMoving } from '@wasl/domain/product-import'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { Progress } from '@wasl/ui/data/Progress'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { UploadIcon } from '@wasl/ui/icons/UploadIcon'
import { Alert } from '@wasl/ui/notices/Alert'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { Dots } from '@wasl/ui/text/Dots'
import { useState } from 'react'
import { answerOf, isMissing } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { usePathname } from '../../../base/use-pathname.ts'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useTell } from '../../../desk/use-tell.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { joined } from '../../../parts/joined.ts'
import { importAt, importPaths } from './import-paths.ts'
import { ImportBadge } from './ImportBadge.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportSide, type Choices } from './ImportSide.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { ImportTiles } from './ImportTiles.tsx'
import css from './Imports.module.css'
import { importQuery, importsKey } from './imports.queries.ts'
import { useImportsText } from './imports.text.ts'

/** S2 §2 Product bulk create: what a file would change, mended in place, applied and undone. */
export function ImportPage() {
  const t = useImportsText()
  const locale = useLocale()
  const { module, plugin, id } = importAt(usePathname())
  const { data, error, refetch } = useQuery(importQuery(plugin, id))
  const [choices, setChoices] = useState<Choices>({ leavesWrongOut: false, isChecked: false })
  if (isMissing(error))
    return (
      <div className={css.page}>
        <SectionHead title={t('imports.missing')} crumbs={[{ id, label: id }]} />
        <EmptyState
          kind="no-results"
          title={t('imports.missing')}
          actions={<ButtonLink href={importPaths.start(locale, module)}>{t('imports.another')}</ButtonLink>}
        >
          {t('imports.missingText')}
        </EmptyState>
      </div>
    )
  if (!data)
    return (
      <div className={css.page}>
        <SectionHead title={t('imports.title')} crumbs={[{ id, label: id }]} />
        {error ? (
          <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonBlocks label={t('imports.loading')} kind="list" />
        )}
      </div>
    )
  return (
    <div className={css.page}>
      <SectionHead
        title={data.name}
        heading={<bdi>{data.name}</bdi>}
        crumbs={[{ id, label: data.name }]}
        note={<Note job={data} />}
        actions={<Actions job={data} choices={choices} />}
      />
      <ImportSteps module={module} at={data.state === 'rehearsed' ? 'rehearse' : stepOf(data.state)} />
      <Body job={data} choices={choices} onChoose={setChoices} />
    </div>
  )
}

const stepOf = (state: ImportDetail['state']) =>
  state === 'applied' || state === 'undone' || state === 'undoing'
    ? 'past'
    : state === 'applying'
      ? 'apply'
      : 'rehearse'

function Note({ job }: { job: ImportDetail }) {
  const t = useImportsText()
  return (
    <span className={css.note}>
      <ImportBadge state={job.state} />
      <Dots>
        {job.sheet !== null && t.rich('imports.sheet', { sheet: <bdi>{job.sheet}</bdi> })}
        {job.rows !== null && t('imports.rowsOf', { n: job.rows })}
        {job.columns.length > 0 && t('imports.known', { known: job.columns.length, all: job.knownColumns })}
        {job.state === 'rehearsed' && t('imports.nothingYet')}
        {job.appliedBy !== null && t.rich('imports.appliedBy', { name: <bdi>{job.appliedBy}</bdi> })}
        {job.undoneBy !== null && t.rich('imports.undoneBy', { name: <bdi>{job.undoneBy}</bdi> })}
      </Dots>
    </span>
  )
}

function Body({
  job,
  choices,
  onChoose,
}: {
  job: ImportDetail
  choices: Choices
  onChoose: (choices: Choices) => void
}) {
  const t = useImportsText()
  const locale = useLocale()
  const { module } = importAt(usePathname())
  if (isImportMoving(job.state))
    return (
      <section className={css.panel} data-box="card">
        <Progress label={t(movingWord(job.state))} note={t('imports.leave')} />
      </section>
    )
  if (job.problem !== null)
    return (
      <Alert
        tone="danger"
        title={t('imports.unread')}
        action={<ButtonLink href={importPaths.start(locale, module)}>{t('imports.another')}</ButtonLink>}
      >
        {job.problem}
      </Alert>
    )
  return (
    <>
      {job.says && (
        <Alert tone="warning" title={job.says.text}>
          {job.says.names.length > 0 && t('imports.names', { names: joined(job.says.names, locale) })}
        </Alert>
      )}
      <ImportTiles job={job} />
      <div className={css.columns}>
        <div className={css.main}>
          <ImportRows job={job} />
          {job.ignored.length > 0 && (
            <Alert tone="warning">{t('imports.ignored', { columns: joined(job.ignored, locale) })}</Alert>
          )}
        </div>
        <ImportSide job={job} choices={choices} onChoose={onChoose} />
      </div>
    </>
  )
}

const movingWord = (state: ImportDetail['state']) =>
  state === 'applying'
    ? 'imports.applyingNow'
    : state === 'undoing'
      ? 'imports.undoingNow'
      : 'imports.reading'

function Actions({ job, choices }: { job: ImportDetail; choices: Choices }) {
  const t = useImportsText()
  const locale = useLocale()
  const { module, plugin, id } = importAt(usePathname())
  const [isAsking, setIsAsking] = useState(false)
  const apply = useStep(() =>
    staffClient.imports.apply({
      params: { plugin, id },
      body: {
        revision: job.revision,
        leavesWrongOut: choices.leavesWrongOut,
        pricesLookedAt: choices.isChecked,
      },
    }),
  )
  const undo = useStep(() => staffClient.imports.undo({ params: { plugin, id }, body: {} }))
  const { create, change, wrong } = job.counts
  const why =
    wrong > 0 && !choices.leavesWrongOut
      ? t('imports.fixFirst')
      : create + change === 0
        ? t('imports.nothing')
        : job.about.steep > 0 && !choices.isChecked
          ? t('imports.steep.first')
          : undefined
  return (
    <span className={css.actions}>
      {job.state === 'rehearsed' && (
        <>
          <ButtonLink href={importPaths.start(locale, module)} icon={<UploadIcon />}>
            {t('imports.replaceFile')}
          </ButtonLink>
          <Button
            variant="primary"
            icon={<CheckIcon />}
            isPending={apply.isPending}
            sends
            {...(why && { disabledReason: why })}
            onClick={() => apply.mutate()}
          >
            {t('imports.apply', { n: create + change })}
          </Button>
        </>
      )}
      {job.canUndo && (
        <Button icon={<Undo2Icon />} onClick={() => setIsAsking(true)}>
          {t('imports.undo')}
        </Button>
      )}
      {module === 'catalogue' && (job.state === 'applied' || job.state === 'undone') && (
        <ButtonLink variant="primary" href={importPaths.products(locale)}>
          {t('imports.backTo')}
        </ButtonLink>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('imports.undo')}
          words={{
            yes: t('imports.undo'),
            no: t('imports.keep'),
            close: t('imports.close'),
            busy: t('imports.undoingNow'),
          }}
          isBusy={undo.isPending}
          onAnswer={(answer) => {
            if (answer !== 'yes') return setIsAsking(false)
            undo.mutate(undefined, { onSettled: () => setIsAsking(false) })
          }}
        >
          {t('imports.undoText')}
        </ConfirmDialog>
      )}
    </span>
  )
}

type Answered = Parameters<typeof answerOf>[0]

/** A step of the import; what it came to is read anew, and a refusal is told. */
function useStep(step: () => Promise<Answered>) {
  const queries = useQueryClient()
  const tell = useTell()
  return useMutation({
    mutationFn: async () => answerOf(await step()),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  })
}
