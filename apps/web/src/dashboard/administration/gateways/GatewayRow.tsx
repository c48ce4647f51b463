import type { Gateway, Gateways } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { nameOf, titleOf, type Locale } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { ArrowDownIcon } from '@wasl/ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '@wasl/ui/icons/ArrowUpIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { StarIcon } from '@wasl/ui/icons/StarIcon'
import { ActionMenu } from '@wasl/ui/overlays/menus/ActionMenu'
import { Pill } from '@wasl/ui/money/Pill'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { isPreferred } from './gateway-form.ts'
import { useGatewaysText, type GatewaysText } from './gateways.text.ts'
import { useGatewayMoves } from './use-gateway-moves.ts'

type Props = { gateway: Gateway; known: Gateways; onEdit: () => void }

export function GatewayRow({ gateway, known, onEdit }: Props) {
  const t = useGatewaysText()
  const area = useAreaText()
  const locale = useLocale()
  const { isTurning, turn, move, prefer } = useGatewayMoves(gateway, known)
  const name = nameOf(gateway, locale)
  const preferred = isPreferred(gateway, known.preferredGateway)
  const act = (id: string) => {
    if (id === 'up') move(-1)
    if (id === 'down') move(1)
    if (id === 'prefer') prefer(preferred ? null : gateway.code)
  }
  return (
    <li className={css.item}>
      <div className={css.told}>
        <div className={css.head}>
          <h2 className={css.name}>
            <bdi>{name}</bdi>
          </h2>
          {preferred && (
            <Pill size="row" icon={<StarIcon size={14} />}>
              {t('gateways.preferred')}
            </Pill>
          )}
          {gateway.wallet && <Pill size="row">{t('gateways.wallet')}</Pill>}
          {!gateway.installed && (
            <Pill size="row" tone="danger">
              {t('gateways.missing')}
            </Pill>
          )}
          {!gateway.active && (
            <Pill size="row" isDashed>
              {t('gateways.off')}
            </Pill>
          )}
        </div>
        <ul className={css.facts}>
          {gatewayFacts(gateway, { t, locale, known }).map((fact) => (
            <li key={fact} className={css.fact}>
              {fact}
            </li>
          ))}
        </ul>
        {gateway.underWay > 0 && (
          <p className={css.quiet}>{t('gateways.underWay', { n: gateway.underWay })}</p>
        )}
        {gateway.settings.length > 0 && (
          <p className={css.quiet}>
            {t('gateways.settings', { names: gateway.settings.join(locale === 'ar' ? '، ' : ', ') })}
          </p>
        )}
      </div>
      <div className={css.tools}>
        <Switch
          label={<VisuallyHidden>{t('gateways.isActive', { name })}</VisuallyHidden>}
          isOn={gateway.active}
          isSaving={isTurning}
          savingLabel={area('area.saving')}
          onChange={turn}
        />
        <Button size="row" icon={<PencilIcon size={16} />} onClick={onEdit}>
          {t('gateways.edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <ActionMenu
          label={t('gateways.actionsOf', { name })}
          onAction={act}
          groups={[
            {
              id: 'order',
              items: [
                { id: 'up', label: t('gateways.up'), icon: <ArrowUpIcon size={16} /> },
                { id: 'down', label: t('gateways.down'), icon: <ArrowDownIcon size={16} /> },
              ],
            },
            {
              id: 'preferred',
              items: [
                {
                  id: 'prefer',
                  label: t(preferred ? 'gateways.preferNone' : 'gateways.prefer'),
                  icon: <StarIcon size={16} />,
                },
              ],
            },
          ]}
        />
      </div>
    </li>
  )
}

/** A gateway at a glance: what it costs, what it takes, and where it is otherwise. */
function gatewayFacts(
  { terms, units, operation, multipleAttempts }: Gateway,
  { t, locale, known }: { t: GatewaysText; locale: Locale; known: Gateways },
): string[] {
  const nameOfUnit = (code: string) => {
    const unit = known.units.find(({ unitCode }) => unitCode === code)
    return unit ? titleOf(unit, locale) : code
  }
  return [
    ...terms.flatMap(({ currencyCode: currency, fee, minimum, maximum }) => [
      fee === null ? t('gateways.noFee', { currency }) : t('gateways.fee', { currency, fee }),
      ...(minimum !== null && maximum !== null
        ? [t('gateways.between', { currency, minimum, maximum })]
        : minimum !== null
          ? [t('gateways.from', { currency, minimum })]
          : maximum !== null
            ? [t('gateways.upTo', { currency, maximum })]
            : []),
    ]),
    ...(operation === 'authorize' ? [t('gateways.authorize')] : []),
    ...(multipleAttempts ? [] : [t('gateways.single')]),
    ...units.flatMap(({ unitCode, offered, terms: own }) => {
      if (!offered) return [t('gateways.closedAt', { unit: nameOfUnit(unitCode) })]
      const differs = own.some(({ fee, minimum, maximum }) => fee ?? minimum ?? maximum)
      return differs ? [t('gateways.ownAt', { unit: nameOfUnit(unitCode) })] : []
    }),
  ]
}
