/** What every look asks of a page. It lives inside the page, because one question there costs less than ten answers out here. */
export type Eyes = {
  isReady(): boolean
  /** Draws a story anew and plays it. What threw is given back. */
  show(id: string, toolbar: Toolbar): Promise<string[]>
  /** Draws the same story as it stands under another toolbar. */
  change(toolbar: Toolbar): Promise<void>
  settle(): Promise<void>
  /** Everything a story drew, what it opened beside itself too. */
  drawn(): Element[]
  isSeen(element: Element): boolean
  /** How a complaint names an element. */
  nameOf(element: Element): string
}
export type Toolbar = Partial<Record<'locale' | 'direction' | 'theme' | 'density' | 'brand', string>> & {
  a11y?: { manual: boolean }
}

declare global {
  var eyes: Eyes
}

/** The parts of Storybook's preview this needs. It waits for a play to end, which its messages cannot be asked for. */
type Preview = {
  storyStoreValue?: { userGlobals: { update(toolbar: Toolbar): void } }
  selectionStore: { setSelection(selection: { storyId: string; viewMode: 'story' }): void }
  currentRender?: { id: string; rerender(): Promise<void>; remount(): Promise<void> }
  channel: { on(event: string, heard: Heard): void; off(event: string, heard: Heard): void }
  renderSelection(): Promise<void>
}
type Heard = (told: unknown) => void

/** Runs in the page before anything else, so it may use nothing from outside itself. */
export function installEyes(): void {
  const quietMs = 40
  const patienceMs = 30_000
  const failures = [
    'playFunctionThrewException',
    'storyErrored',
    'storyMissing',
    'storyThrewException',
    'unhandledErrorsWhilePlaying',
  ]

  const onlyHeard = new Map<Element, boolean>()

  globalThis.eyes = {
    isReady: () => preview()?.storyStoreValue !== undefined,
    async show(id, toolbar) {
      const storybook = ready()
      const told: string[] = []
      const hear = (failure: unknown) => told.push(messageOf(failure))
      for (const failure of failures) storybook.channel.on(failure, hear)
      storybook.storyStoreValue?.userGlobals.update(toolbar)
      const isShown = storybook.currentRender?.id === id
      storybook.selectionStore.setSelection({ storyId: id, viewMode: 'story' })
      const drawn = nextDrawing(id)
      void (isShown ? storybook.currentRender?.remount() : storybook.renderSelection())
      if (!(await drawn)) told.push(`it did not end within ${patienceMs / 1_000} s`)
      await eyes.settle()
      for (const failure of failures) storybook.channel.off(failure, hear)
      return told
    },
    async change(toolbar) {
      const { storyStoreValue, currentRender } = ready()
      if (!currentRender) throw new Error('no story is shown')
      storyStoreValue?.userGlobals.update(toolbar)
      const drawn = nextDrawing(currentRender.id)
      void currentRender.rerender()
      await drawn
      await eyes.settle()
    },
    /** Pages fetch their code in pieces: a page is drawn when it has been left alone for a moment. */
    async settle() {
      const latest = performance.now() + 5_000
      let changedAt = performance.now()
      const observer = new MutationObserver(() => (changedAt = performance.now()))
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      await document.fonts.ready
      while (performance.now() - changedAt < quietMs && performance.now() < latest) await after(8)
      observer.disconnect()
    },
    drawn: () =>
      [...document.body.children]
        .filter(
          (child) =>
            child.id === 'storybook-root' ||
            !/^(sb-|storybook-)|^SCRIPT|^STYLE/.test(child.id || child.className || child.tagName),
        )
        .flatMap((child) => [child, ...child.querySelectorAll('*')]),
    isSeen(element) {
      const { width, height } = element.getBoundingClientRect()
      const isDrawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return width > 1 && height > 1 && isDrawn && !isOnlyHeard(element)
    },
    nameOf(element) {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
      const role = element.getAttribute('role')
      const [shape] = element.getAttribute('class')?.split(' ') ?? []
      return `${element.tagName.toLowerCase()}${role ? `[${role}]` : ''}${shape ? `.${shape}` : ''} "${text}"`
    },
  }

  /** Words for screen readers alone stand in a box of one pixel. Asked of each element once, until the page can change. */
  function isOnlyHeard(element: Element | null): boolean {
    if (!element || element === document.body) return false
    const known = onlyHeard.get(element)
    if (known !== undefined) return known
    if (onlyHeard.size === 0) queueMicrotask(() => onlyHeard.clear())
    const { width, height } = element.getBoundingClientRect()
    const isDot = width <= 1 && height <= 1 && getComputedStyle(element).overflow !== 'visible'
    const isHeard = isDot || isOnlyHeard(element.parentElement)
    onlyHeard.set(element, isHeard)
    return isHeard
  }

  function preview(): Preview | undefined {
    return Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  }

  function ready(): Preview {
    const found = preview()
    if (!found) throw new Error('the page is no Storybook')
    return found
  }

  function messageOf(failure: unknown): string {
    if (Array.isArray(failure)) return failure.map(messageOf).join('\n')
    const message: unknown = Object(failure)['message'] ?? Object(failure)['description']
    // Testing Library shows the whole page below its first sentence.
    return String(message ?? failure).split(/\n+Ignored nodes/)[0] ?? ''
  }

  function after(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms))
  }

  /** Storybook waits for animations before it says that it has finished; the drawing itself is there before. */
  function nextDrawing(id: string): Promise<boolean> {
    return new Promise((resolve) => {
      const { channel } = ready()
      let hasBegun = false
      const timer = setTimeout(() => done(false), patienceMs)
      const fail = () => done(true)
      channel.on('storyRenderPhaseChanged', heard)
      for (const failure of failures) channel.on(failure, fail)
      // What the drawing before still has to say is not about this one.
      function heard(told: unknown) {
        const { storyId, newPhase } = Object(told)
        if (storyId !== id) return
        hasBegun ||= newPhase === 'loading'
        if (hasBegun && newPhase === 'completing') done(true)
      }
      function done(isDrawn: boolean) {
        clearTimeout(timer)
        channel.off('storyRenderPhaseChanged', heard)
        for (const failure of failures) channel.off(failure, fail)
        resolve(isDrawn)
      }
    })
  }
}
