import { useQuery } from '@tanstack/react-query'
import type { ImportJob } from '@wasl/contracts/web/dashboard/products/imports.contract'
import {
  importColumns,
  importFileTypes,
  requiredImportColumns,
  type ImportColumn,
} from '@wasl/domain/product-import'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { FileDrop } from '@wasl/ui/fields/files/FileDrop'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { MinusIcon } from '@wasl/ui/icons/MinusIcon'
import { Rows3Icon } from '@wasl/ui/icons/Rows3Icon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { DateTime } from '@wasl/ui/text/DateTime'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { usePageFacts } from '../../../base/page-context.tsx'
import { usePathname } from '../../../base/use-pathname.ts'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { importAt, importPaths } from './import-paths.ts'
import { ImportBadge } from './ImportBadge.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import css from './Imports.module.css'
import { importsQuery } from './imports.queries.ts'
import { useImportsText } from './imports.text.ts'
import { useImportUpload } from './use-import-upload.ts'

/** S2 §2 Product bulk create: an example, the place to drop a file, and the files of before. */
export function BulkCreatePage() {
  const t = useImportsText()
  const { module } = importAt(usePathname())
  return (
    <div className={css.page}>
      <SectionHead title={t('imports.title')} note={t('imports.note')} />
      <ImportSteps module={module} at="upload" />
      <div className={css.columns}>
        <div className={css.main}>
          <Upload />
          <Earlier />
        </div>
        <div className={css.side}>
          <Examples />
          <Columns />
        </div>
      </div>
    </div>
  )
}

function Upload() {
  const t = useImportsText()
  const { module } = importAt(usePathname())
  const { state, problem, take, remove } = useImportUpload(module)
  return (
    <section className={css.panel} data-box="card">
      <FileDrop
        label={t('imports.upload')}
        hint={t('imports.limits')}
        problem={problem ?? undefined}
        state={state}
        types={importFileTypes}
        onFile={take}
        onRemove={remove}
        words={{
          drop: t('imports.drop'),
          over: t('imports.over'),
          choose: t('imports.choose'),
          checking: t('imports.checkingFile'),
          sending: (percent) => t('imports.sendingFile', { percent }),
          done: t('imports.sentFile'),
          replace: t('imports.replace'),
          stop: (file) => t('imports.stopFile', { file }),
          remove: (file) => t('imports.removeFile', { file }),
        }}
      />
      <ul className={css.rules}>
        <li>
          <Rows3Icon size={16} />
          {t('imports.rule.empty')}
        </li>
        <li>
          <MinusIcon size={16} />
          {t('imports.rule.dash')}
        </li>
        <li>
          <Undo2Icon size={16} />
          {t('imports.rule.undo')}
        </li>
      </ul>
    </section>
  )
}

const formats = ['csv', 'xlsx'] as const

function Examples() {
  const t = useImportsText()
  const { module, plugin } = importAt(usePathname())
  const { data } = useQuery(importsQuery(plugin))
  const files = (kind: string, hrefOf: (format: (typeof formats)[number]) => string) => (
    <span className={css.formats}>
      {formats.map((format) => (
        <ButtonLink
          key={format}
          size="row"
          href={hrefOf(format)}
          download=""
          icon={<DownloadIcon size={16} />}
          aria-label={t('imports.download', { kind, format: format.toUpperCase() })}
        >
          {format.toUpperCase()}
        </ButtonLink>
      ))}
    </span>
  )
  return (
    <section className={css.panel} data-box="card">
      <h2>{t('imports.examples')}</h2>
      <ul className={css.examples}>
        {(['required', 'all'] as const).map((kind) => (
          <li key={kind}>
            <span>
              <b>{t(`imports.${kind}`)}</b>
              <small>
                {t('imports.columnsOf', {
                  n: kind === 'all' ? importColumns[plugin].length : requiredImportColumns.length,
                })}
              </small>
            </span>
            {files(t(`imports.${kind}`), (format) => importPaths.example(module, kind, format))}
          </li>
        ))}
        <li>
          <span>
            <b>{t('imports.mine', { n: data?.products ?? 0 })}</b>
            <small>{t('imports.mineNote')}</small>
          </span>
          {files(t('imports.mine', { n: data?.products ?? 0 }), (format) => importPaths.all(module, format))}
        </li>
      </ul>
    </section>
  )
}

function Columns() {
  const t = useImportsText()
  const { plugin } = importAt(usePathname())
  const columns: readonly ImportColumn[] = importColumns[plugin]
  return (
    <section className={css.table} data-box="card" aria-label={t('imports.columns')}>
      <header className={css.head}>
        <h2>{t('imports.columns')}</h2>
        <CopyButton
          text={columns.join('\t')}
          label={t('imports.copy')}
          copiedLabel={t('imports.copied')}
          shortCopiedLabel={t('imports.copiedShort')}
        />
      </header>
      <ul className={css.list}>
        {columns.map((column) => {
          const isRequired = requiredImportColumns.includes(column)
          return (
            <li key={column} className={css.column}>
              <Ltr>
                <code>{column}</code>
              </Ltr>
              <span>{t(`imports.about.${column}`)}</span>
              <span className={css.need} data-required={isRequired ? '' : undefined}>
                {t(isRequired ? 'imports.isRequired' : 'imports.isOptional')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Files of before, whatever became of them: work that was left is found again here. */
function Earlier() {
  const t = useImportsText()
  const { plugin } = importAt(usePathname())
  const { data, error, refetch } = useQuery(importsQuery(plugin))
  return (
    <section className={css.table} data-box="card" aria-label={t('imports.earlier')}>
      <header className={css.head}>
        <h2>{t('imports.earlier')}</h2>
      </header>
      {data ? (
        data.results.length > 0 ? (
          <ul className={css.list}>
            {data.results.map((job) => (
              <EarlierFile key={job.id} job={job} />
            ))}
          </ul>
        ) : (
          <EmptyState kind="no-data" title={t('imports.none')} heading="h3">
            {t('imports.noneText')}
          </EmptyState>
        )
      ) : error ? (
        <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlocks label={t('imports.loading')} kind="list" />
      )}
    </section>
  )
}

function EarlierFile({ job }: { job: ImportJob }) {
  const t = useImportsText()
  const locale = useLocale()
  const { module } = importAt(usePathname())
  const { timeZone } = usePageFacts().merchant
  return (
    <li className={css.file}>
      <a href={importPaths.one(locale, module, job.id)}>
        <bdi>{job.name}</bdi>
      </a>
      <span className={css.quiet}>
        {job.problem ?? (
          <Dots>
            {job.rows !== null && t('imports.rowsOf', { n: job.rows })}
            {job.counts.create > 0 && t('imports.made', { n: job.counts.create })}
            {job.counts.change > 0 && t('imports.moved', { n: job.counts.change })}
          </Dots>
        )}
      </span>
      <span className={css.quiet}>
        <Dots>
          <Ltr>{job.username}</Ltr>
          <DateTime instant={job.createdAt} locale={locale} timeZone={timeZone} show="date" />
        </Dots>
      </span>
      <ImportBadge state={job.state} />
    </li>
  )
}
