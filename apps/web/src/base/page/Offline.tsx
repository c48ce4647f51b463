import { useAppText } from '../base.text.ts'
import { useOnline } from '../use-online.ts'
import css from './Offline.module.css'

/** Says so while the device has no connection; nothing that was typed is lost. */
export function Offline() {
  const t = useAppText()
  return <output className={css.offline}>{useOnline() ? '' : t('app.offline')}</output>
}
