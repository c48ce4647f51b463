import workerUrl from './push-worker.ts?worker&url'

/** Below it there is no page: the worker controls none, and can keep none. */
const scope = '/assets/push/'

export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** What the browser is subscribed with; null where it is not, or may not show anything any more. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canBePushed() || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for permission, so only after a press. Null where it was not given. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await worker()
  const key = bytesOf(publicKey)
  const now = await pushManager.getSubscription()
  // A key that was changed since: what it was subscribed with reaches nobody.
  if (now && !isSame(now.options.applicationServerKey, key)) await now.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** A new release brings a new worker. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerUrl, { scope })
  if (registration.active) return registration
  const coming = registration.installing ?? registration.waiting
  await new Promise<void>((resolve) => {
    const look = () => registration.active && resolve()
    coming?.addEventListener('statechange', look)
    look()
  })
  return registration
}

/** As the server keeps a browser. */
export const registrationOf = (subscription: PushSubscription) => ({
  registrationId: JSON.stringify(subscription),
  type: 'web' as const,
})

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = one && new Uint8Array(one)
  return bytes?.length === other.length && other.every((byte, at) => bytes[at] === byte)
}
