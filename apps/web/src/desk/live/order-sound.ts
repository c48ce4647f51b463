type OrderSound = {
  play: (orderId: string) => void
  /** Waits for the first gesture; what is returned ends it. */
  listen: () => () => void
}

/** Two short tones, made here: nothing is fetched. Browsers let a page sound only after somebody has touched it. */
export function createOrderSound(): OrderSound {
  let audio: AudioContext | null = null
  let opening: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    clearTimeout(opening)
    opening = undefined
    audio ??= new AudioContext()
  }
  const wake = () => {
    // A key like Ctrl is no gesture in a browser's eyes.
    if (audio || !navigator.userActivation.isActive) return
    opening ??= setTimeout(open, afterKeyMs)
  }
  return {
    play: (orderId) => {
      if (opening) open()
      if (!audio) return
      const sounding = audio
      // Each tab hears of the order; the first that may sound does.
      const sound = () =>
        navigator.locks.request(`wasl-order-${orderId}`, { ifAvailable: true }, async (lock) => {
          if (!lock) return
          tone(sounding, 660, 0)
          tone(sounding, 880, 0.16)
          await new Promise((resolve) => setTimeout(resolve, lockMs))
        })
      // Opened a moment ago, it begins to run only now. Closed meanwhile, it has nobody to sound for.
      void sounding.resume().then(sound, () => {})
    },
    listen: () => {
      const stop = new AbortController()
      for (const gesture of ['pointerup', 'keydown'])
        window.addEventListener(gesture, wake, { signal: stop.signal, passive: true })
      return () => {
        stop.abort()
        clearTimeout(opening)
        opening = undefined
        void audio?.close()
        audio = null
      }
    },
  }
}

const lockMs = 5_000

/** It takes a slow machine a twentieth of a second to open its sound: the pressed key is drawn before. */
const afterKeyMs = 150

function tone(audio: AudioContext, frequency: number, afterS: number): void {
  const start = audio.currentTime + afterS
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(0.2, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.3)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + 0.32)
}
