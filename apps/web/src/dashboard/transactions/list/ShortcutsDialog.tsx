import { Dialog } from '@wasl/ui/notices/Dialog'
import css from './ShortcutsDialog.module.css'
import { useListText } from './list.text.ts'

const shortcuts = [
  ['list.keySearch', ['/']],
  ['list.keyFilters', ['F']],
  ['list.keyRefresh', ['R']],
  ['list.keyPages', ['N', 'P']],
  ['list.keyMove', ['←', '↑', '↓', '→']],
  ['list.keyTick', ['Space']],
  ['list.keyAll', ['Ctrl', 'A']],
  ['list.keyOpen', ['Enter']],
  ['list.keyMenu', ['.']],
  ['list.keyEscape', ['Esc']],
  ['list.keyHelp', ['?']],
] as const

const searching: readonly string[] = ['list.keySearch', 'list.keyFilters']

/** TBL-11: what the keys of the list do; who may not search has neither box nor filters (S2 §6). */
export function ShortcutsDialog({ maySearch, onClose }: { maySearch: boolean; onClose: () => void }) {
  const t = useListText()
  const offered = shortcuts.filter(([name]) => maySearch || !searching.includes(name))
  return (
    <Dialog title={t('list.shortcuts')} closeLabel={t('list.close')} onClose={onClose}>
      <dl className={css.keys}>
        {offered.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
