import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { Prose } from '@wasl/ui/text/Prose'
import { useMutation } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useAreaText } from '../../../desk/form/area.text.ts'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'

type Props = {
  label: string
  language: 'en' | 'ar'
  value: string
  onChange: (html: string) => void
  problem?: string | null
}

/** HTML, with a look at what the server would let stand of it. */
export function PaperField({ label, language, value, onChange, problem }: Props) {
  const t = useAppearanceText()
  const area = useAreaText()
  const clean = useMutation({
    mutationFn: async () =>
      answerOf(await staffClient.administration.brand.clean({ body: { html: value } })).html,
  })
  return (
    <div className={css.picture}>
      <TextArea
        label={label}
        hint={t('appearance.termsHint')}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        rows={6}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        problem={problem ?? (clean.error ? t('appearance.cleanFailed') : null)}
      />
      <div>
        <Button
          size="row"
          icon={<EyeIcon size={16} />}
          isPending={clean.isPending}
          onClick={() => clean.mutate()}
        >
          {t('appearance.seeTerms')}
        </Button>
      </div>
      {clean.data !== undefined && (
        <Dialog
          title={t('appearance.cleanTitle')}
          closeLabel={area('area.close')}
          onClose={() => clean.reset()}
        >
          <Prose>
            {clean.data ? (
              <div
                lang={language}
                dir={language === 'ar' ? 'rtl' : 'ltr'}
                // Cleaned by the server a moment ago.
                dangerouslySetInnerHTML={{ __html: clean.data }}
              />
            ) : (
              <p>{t('appearance.cleanEmpty')}</p>
            )}
          </Prose>
        </Dialog>
      )}
    </div>
  )
}
