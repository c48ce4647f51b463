import type { MouseEvent, ReactNode } from 'react'
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { SegmentedRadio, type SegmentedOption } from '../navigation/SegmentedRadio.tsx'
import { pageLinks } from './page-links.ts'
import css from './Paginator.module.css'

export type Pages =
  /** `hasMore`: there are pages after the last number, found one from another. */
  | { kind: 'numbered'; page: number; count: number; hasMore?: boolean }
  /** Pages found one from another, the total may be unknown. `numbered`: so many before them have a number. */
  | { kind: 'steps'; hasPrevious: boolean; hasNext: boolean; hasLast?: boolean; numbered?: number }

export type PageStep = number | 'first' | 'previous' | 'next' | 'last'

type Props = {
  rows: {
    label: string
    options: readonly SegmentedOption[]
    selected: string
    onSelect: (rows: string) => void
  }
  /** "1–10 of 1,204", "1–10 of about 1,000", "1–10". */
  range: ReactNode
  pages: Pages
  words: {
    pages: string
    first: string
    previous: string
    next: string
    last: string
    page: (page: number) => string
  }
  /** The page is in the address: those of a number have one. */
  hrefOf?: (page: number) => string
  onPage: (step: PageStep) => void
}

export function Paginator({ rows, range, pages, words, hrefOf, onPage }: Props) {
  const steps = stepsOf(pages)
  const target = (step: PageStep) => targetOf(step, pages)
  const link = (step: PageStep) => ({
    href: hrefOf && target(step) !== null ? hrefOf(target(step) ?? 1) : undefined,
    onPress: () => onPage(step),
  })
  return (
    <div className={css.foot} data-box="paginator">
      {rows.options.length > 1 && <SegmentedRadio {...rows} />}
      <span className={css.range}>{range}</span>
      <nav className={css.pages} aria-label={words.pages}>
        {steps.hasFirst && (
          <Step {...link('first')} label={words.first} isOff={!steps.hasPrevious}>
            <span className={css.double}>
              <ChevronLeftIcon size={16} />
              <ChevronLeftIcon size={16} />
            </span>
          </Step>
        )}
        <Step {...link('previous')} label={words.previous} isOff={!steps.hasPrevious} kind="step">
          <ChevronLeftIcon size={16} />
        </Step>
        {linksOf(pages).map((page) => (
          <Step
            key={page}
            {...link(page)}
            label={words.page(page)}
            isCurrent={pages.kind === 'numbered' && page === pages.page}
            kind="number"
          >
            {page}
          </Step>
        ))}
        <Step {...link('next')} label={words.next} isOff={!steps.hasNext} kind="step">
          <ChevronRightIcon size={16} />
        </Step>
        {steps.hasLast && (
          <Step {...link('last')} label={words.last} isOff={!steps.hasNext}>
            <span className={css.double}>
              <ChevronRightIcon size={16} />
              <ChevronRightIcon size={16} />
            </span>
          </Step>
        )}
      </nav>
    </div>
  )
}

type StepProps = {
  label: string
  href: string | undefined
  onPress: () => void
  isOff?: boolean
  isCurrent?: boolean
  /** Ends stand aside where it is narrow, numbers too. */
  kind?: 'end' | 'step' | 'number'
  children: ReactNode
}

function Step({ label, href, onPress, isOff, isCurrent, kind = 'end', children }: StepProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isOff && !isCurrent) onPress()
  }
  const shared = {
    className: css.step,
    'data-kind': kind,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick: press,
  }
  if (href && !isOff) {
    return (
      <a {...shared} href={href}>
        {children}
      </a>
    )
  }
  return (
    <button {...shared} type="button" aria-disabled={isOff || undefined}>
      {children}
    </button>
  )
}

function stepsOf(pages: Pages) {
  if (pages.kind === 'steps')
    return { ...pages, hasFirst: Boolean(pages.numbered), hasLast: pages.hasLast ?? false }
  const { page, count, hasMore } = pages
  const isLong = count > 10
  return {
    hasPrevious: page > 1,
    hasNext: page < count || Boolean(hasMore),
    hasFirst: isLong,
    hasLast: isLong,
  }
}

const linksOf = (pages: Pages): number[] =>
  pages.kind === 'numbered' ? pageLinks(pages.page, pages.count) : pageLinks(1, pages.numbered ?? 0)

/** The number of the page that a step leads to; null where it has none. */
function targetOf(step: PageStep, pages: Pages): number | null {
  if (pages.kind === 'numbered') return isBehindNumbers(step, pages) ? null : pageAt(step, pages)
  if (step === 'first') return 1
  return typeof step === 'number' ? step : null
}

const isBehindNumbers = (step: PageStep, { page, count, hasMore }: Extract<Pages, { kind: 'numbered' }>) =>
  (step === 'next' && page >= count) || (step === 'last' && Boolean(hasMore))

function pageAt(step: PageStep, { page, count }: { page: number; count: number }): number {
  switch (step) {
    case 'first':
      return 1
    case 'previous':
      return Math.max(1, page - 1)
    case 'next':
      return Math.min(count, page + 1)
    case 'last':
      return count
  }
  return step
}
