import type { Gateways } from '../registry.ts'
import { readScript } from './bank/scenarios.ts'

/** Whether the sandbox bank knows a scenario. */
export type ScenarioJudge = (text: string) => boolean

/** null where no sandbox bank is installed, as in production. */
export const scenarioJudge = (gateways: Gateways): ScenarioJudge | null =>
  gateways.find('sandbox') ? (text) => readScript(text) !== null : null
