import { bulkFileTypes } from '@wasl/domain/bulk'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { FileDrop } from '@wasl/ui/fields/files/FileDrop'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import css from './Bulk.module.css'
import { bulkPaths } from './bulk-paths.ts'
import { useBulkText } from './bulk.text.ts'
import { useTableUpload } from './use-table-upload.ts'

const formats = ['csv', 'xlsx'] as const
const kinds = ['required', 'all'] as const

/** BLK-01 and BLK-02: the format in words and as a file, and the place to drop one's own. */
export function NewUpload() {
  const t = useBulkText()
  const { state, problem, take, remove } = useTableUpload()
  return (
    <div className={css.start}>
      <section className={css.panel} data-box="card">
        <h2>{t('bulk.example')}</h2>
        <p className={css.quiet}>{t('bulk.exampleText')}</p>
        <ul className={css.examples}>
          {kinds.map((kind) => (
            <li key={kind}>
              <span>{t(`bulk.example.${kind}`)}</span>
              <span className={css.formats}>
                {formats.map((format) => (
                  <ButtonLink
                    key={format}
                    size="row"
                    href={bulkPaths.example(kind, format)}
                    download=""
                    icon={<DownloadIcon size={16} />}
                    aria-label={t('bulk.example.download', {
                      kind: t(`bulk.example.${kind}`),
                      format: format.toUpperCase(),
                    })}
                  >
                    {format.toUpperCase()}
                  </ButtonLink>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.panel} data-box="card">
        <FileDrop
          label={t('bulk.upload')}
          hint={t('bulk.limits')}
          problem={problem ?? undefined}
          state={state}
          types={bulkFileTypes}
          onFile={take}
          onRemove={remove}
          words={{
            drop: t('bulk.drop'),
            over: t('bulk.over'),
            choose: t('bulk.choose'),
            checking: t('bulk.checkingFile'),
            sending: (percent) => t('bulk.sendingFile', { percent }),
            done: t('bulk.sentFile'),
            replace: t('bulk.replace'),
            stop: (file) => t('bulk.stopFile', { file }),
            remove: (file) => t('bulk.removeFile', { file }),
          }}
        />
      </section>
    </div>
  )
}
