import type { Page } from 'playwright'

/** What can be pressed and is smaller than `least` px, counting what a press beside it still reaches. */
export const smallTargetsOn = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const roles = [
      'button',
      'checkbox',
      'link',
      'menuitem',
      'menuitemcheckbox',
      'menuitemradio',
      'option',
      'radio',
      'switch',
      'tab',
    ]
    const pressable = ['button', 'a[href]', 'input:not([type=hidden])', 'select', 'textarea', 'summary']
    const selector = [...pressable, ...roles.map((role) => `[role=${role}]`)].join(', ')
    const targets = new Set(
      eyes
        .drawn()
        .filter((element) => element.matches(selector) && !element.closest('[inert], [aria-hidden=true]'))
        .map((element) => labelOf(element) ?? element)
        .filter((element) => eyes.isSeen(element) && !isInSentence(element)),
    )
    return [...targets].filter((element) => !isBigEnough(element)).map(describe)

    /** A checkbox is pressed by its label. */
    function labelOf(element: Element): Element | null {
      if (!element.matches('input')) return null
      const label =
        element.closest('label') ??
        (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null)
      return element.matches('[type=checkbox], [type=radio], [type=file], [type=range]') ? label : null
    }

    /** WCAG 2.5.8 excuses links in a sentence: the line gives their height. */
    function isInSentence(element: Element): boolean {
      return getComputedStyle(element).display === 'inline' && element.matches('a, button')
    }

    function isBigEnough(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect()
      return (width >= size - 0.5 && height >= size - 0.5) || reaches(element)
    }

    function reaches(element: Element): boolean {
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const [across, down] = [Math.max(width, size) / 2 - 1, Math.max(height, size) / 2 - 1]
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const points: [number, number][] = [
        [middleX - across, middleY],
        [middleX + across, middleY],
        [middleX, middleY - down],
        [middleX, middleY + down],
      ]
      return points.every(([left, top]) => {
        const hit = document.elementFromPoint(left, top)
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element))
      })
    }

    function describe(element: Element): string {
      const { width, height } = element.getBoundingClientRect()
      return `${eyes.nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}`
    }
  }, least)
