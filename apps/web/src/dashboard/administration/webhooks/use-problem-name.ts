import { hooksStrings, type HooksString } from './hooks.strings.ts'
import { useHooksText } from './hooks.text.ts'

type Known = Exclude<Extract<HooksString, `hooks.problem.${string}`>, 'hooks.problem.other'>

const isKnown = (key: string): key is Known => Object.hasOwn(hooksStrings, key)

/** Why a server was not heard. */
export function useProblemName(): (problem: string) => string {
  const t = useHooksText()
  return (problem) => {
    const key = `hooks.problem.${problem}`
    return isKnown(key) ? t(key) : t('hooks.problem.other', { name: problem })
  }
}
