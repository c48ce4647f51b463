import type { z } from 'zod'
import { settingsContract as core } from '../../../core/dashboard/administration/settings.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const settingsContract = webOf(core, '/dashboard')

export type SettingsShown = Web<z.infer<(typeof core)['show']['responses'][200]>>
export type Settings = SettingsShown['settings']
export type SettingsWish = Omit<Settings, 'revision'>
