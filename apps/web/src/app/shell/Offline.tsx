import { useSyncExternalStore } from 'react'
import { useAppText } from '../app.text.ts'
import css from './Offline.module.css'

/** Says so while the device has no connection; nothing that was typed is lost. */
export function Offline() {
  const t = useAppText()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <output className={css.offline}>{isOnline ? '' : t('app.offline')}</output>
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
