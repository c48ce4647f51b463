import type { Page } from 'playwright'

/** What loses its shape when the system chooses the colours. */
export async function unshapedOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  return page.evaluate(() => {
    const controls =
      'button, input:not([type=hidden], [type=file]), select, textarea, [role=button], [role=switch], [role=combobox]'
    const panels = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
    return eyes
      .drawn()
      .filter((element) => element.matches(`${controls}, ${panels}`) && eyes.isSeen(element))
      .filter((element) => !element.closest('[aria-hidden=true], [inert], nav') && !hasShape(element))
      .map((element) => `${eyes.nameOf(element)} has no edge`)

    /** Its own edge, one it shares with what closely surrounds it, fills it or lies under it, or the browser's own. */
    function hasShape(element: Element): boolean {
      if (element.matches('input[type=checkbox], input[type=radio], input[type=range]')) return true
      const around = [
        element,
        element.matches('input') ? element.previousElementSibling : null,
        element.parentElement,
        element.parentElement?.parentElement,
        element.parentElement?.parentElement?.parentElement,
        element.matches(panels) ? element.firstElementChild : null,
      ]
      return around.some((box) => box !== null && box !== undefined && hasEdge(box))
    }

    function hasEdge(element: Element): boolean {
      const style = getComputedStyle(element)
      const sides = ['Top', 'Bottom', 'Left', 'Right'] as const
      const isDrawn = sides.some(
        (side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0,
      )
      return isDrawn || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
    }
  })
}

/** What shows no focus when the system chooses the colours. */
export async function unmarkedFocusOn(page: Page): Promise<string[]> {
  await page.keyboard.press('ScrollLock')
  return page.evaluate(async () => {
    const focusable =
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
    const kinds = new Set<string>()
    const unseen: string[] = []
    for (const element of eyes.drawn().filter(isAsked)) {
      if (element instanceof HTMLElement) element.focus()
      // React Aria writes its mark a moment after the focus has come.
      await new Promise((resolve) => setTimeout(resolve, 16))
      if (document.activeElement === element && !isMarked(element))
        unseen.push(`${eyes.nameOf(element)} shows no focus`)
    }
    return unseen

    function isAsked(element: Element): boolean {
      return (
        element.matches(focusable) &&
        !element.matches('[role=menu], [role=listbox], [role=grid], [role=tablist]') &&
        !element.closest('[inert], [aria-hidden=true]') &&
        eyes.isSeen(element) &&
        isNewKind(element)
      )
    }

    function isNewKind(element: Element): boolean {
      const kind = `${element.tagName} ${element.getAttribute('class')} ${element.getAttribute('type')}`
      if (kinds.has(kind)) return false
      kinds.add(kind)
      return true
    }

    /** The ring may be drawn around the control, or on the shape that stands for it. */
    function isMarked(element: Element): boolean {
      const around = [element, ...ancestors(element).slice(0, 4), ...(element.parentElement?.children ?? [])]
      return around.some((box) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(box)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
    }

    function ancestors(element: Element): Element[] {
      return element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : []
    }
  })
}
