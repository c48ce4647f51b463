const roles = ['sea', 'shore', 'land', 'border', 'street', 'road', 'road-edge', 'text'] as const

export type MapColours = Record<(typeof roles)[number], string>

/** A canvas knows no CSS variables: each is resolved on an element of the map, for the theme it stands in. */
export function readColours(element: HTMLElement): MapColours {
  const probe = document.createElement('span')
  element.append(probe)
  const colours = roles.map((role) => {
    probe.style.color = `var(--m-${role})`
    return [role, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(colours) as MapColours // every role was read
}

/** Tells when the page turns dark or light. */
export function onThemeChange(react: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const page = new MutationObserver(react)
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', react)
  return () => {
    page.disconnect()
    system.removeEventListener('change', react)
  }
}
