import { Select } from '@wasl/ui/fields/choices/Select'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { Card } from '@wasl/ui/layout/Card'
import { useStaffText } from '../../../desk/staff.text.ts'
import { useAreaText } from '../../../desk/form/area.text.ts'
import area from '../../../desk/form/Area.module.css'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'
import type { BrandModel } from './BrandForm.tsx'
import { staffStrings } from '../../../desk/staff.strings.ts'

const places = ['none', 'header', 'footer'] as const

export function BrandHeaders({ model: { form, change } }: { model: BrandModel }) {
  const t = useAppearanceText()
  const staff = useStaffText()
  const areaText = useAreaText()
  const headers = Object.entries(form.headerConfig)
  const changeOne = (plugin: string, changes: Partial<(typeof headers)[number][1]>) =>
    change({
      headerConfig: Object.fromEntries(
        headers.map(([name, header]) => [name, name === plugin ? { ...header, ...changes } : header]),
      ),
    })
  return (
    <Card title={t('appearance.group.header')}>
      <div className={css.pair}>
        {headers.map(([plugin, { languageButton, social }]) => (
          <fieldset key={plugin} className={area.box}>
            <legend>{plugin === 'ticket' ? t('appearance.tickets') : moduleName(staff, plugin)}</legend>
            <Switch
              label={t('appearance.languageButton')}
              isOn={languageButton}
              savingLabel={areaText('area.saving')}
              onChange={(isOn) => changeOne(plugin, { languageButton: isOn })}
            />
            <Select
              label={t('appearance.social')}
              placeholder={t('appearance.choose')}
              choices={places.map((place) => ({ value: place, label: t(`appearance.social.${place}`) }))}
              value={social}
              onChange={(place) =>
                changeOne(plugin, { social: places.find((known) => known === place) ?? 'none' })
              }
            />
          </fieldset>
        ))}
      </div>
    </Card>
  )
}

type StaffString = keyof typeof staffStrings

const isKnown = (key: string): key is StaffString => Object.hasOwn(staffStrings, key)

/** As the menu calls it; a module without a name there is told by its own. */
function moduleName(say: (key: StaffString) => string, plugin: string): string {
  const key = `staff.section.${plugin}`
  return isKnown(key) ? say(key) : plugin
}
