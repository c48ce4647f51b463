import type {
  Gateway,
  Gateways,
  GatewayWish,
} from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { nameOf } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useDraft } from '../../../desk/form/use-draft.ts'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { wishOf } from './gateway-form.ts'
import { GatewayTerms } from './GatewayTerms.tsx'
import { GatewayUnits } from './GatewayUnits.tsx'
import { gatewaysKey } from './gateways.queries.ts'
import { useGatewaysText } from './gateways.text.ts'

type Props = { gateway: Gateway; known: Gateways; onClosed: () => void }

const words = [
  ['nameEn', 'nameAr'],
  ['verbEn', 'verbAr'],
  ['nextStepEn', 'nextStepAr'],
] as const

export function GatewayDialog({ gateway, known, onClosed }: Props) {
  const t = useGatewaysText()
  const area = useAreaText()
  const locale = useLocale()
  const notices = useNotices()
  const saving = useSaving(gatewaysKey)
  const [before] = useState(() => wishOf(gateway))
  const { code, revision } = gateway
  const { draft, keep, isChanged, forget } = useDraft<GatewayWish>(`gateway.${code}.${revision}`, before)
  const change = (changes: Partial<GatewayWish>) => keep((now) => ({ ...now, ...changes }))
  const close = () => {
    forget()
    onClosed()
  }
  const save = async () => {
    const body = { ...draft, revision }
    const saved = await saving.save(() =>
      staffClient.administration.gateways.change({ params: { code }, body }),
    )
    if (saved === null) return
    notices.success(area('area.saved'))
    close()
  }
  return (
    <AreaForm
      title={t('gateways.title', { name: nameOf(gateway, locale) })}
      saving={saving}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={close}
    >
      {gateway.underWay > 0 && (
        <Alert tone="info" title={t('gateways.underWay', { n: gateway.underWay })}>
          {t('gateways.safe')}
        </Alert>
      )}
      <fieldset className={css.group}>
        <legend>{t('gateways.group.names')}</legend>
        {words.map((pair) => (
          <div key={pair[0]} className={css.pair}>
            {pair.map((field) => (
              <TextField
                key={field}
                label={t(`gateways.field.${field}`)}
                {...(field.startsWith('nextStep') && { optional: area('area.optional') })}
                lang={field.endsWith('Ar') ? 'ar' : 'en'}
                autoComplete="off"
                value={draft[field]}
                onChange={(event) => change({ [field]: event.target.value })}
                problem={saving.problemOf(field)}
              />
            ))}
          </div>
        ))}
      </fieldset>
      <GatewayTerms wish={draft} onChange={keep} problemOf={saving.problemOf} />
      {known.units.length > 0 && (
        <GatewayUnits wish={draft} known={known} onChange={change} problemOf={saving.problemOf} />
      )}
    </AreaForm>
  )
}
