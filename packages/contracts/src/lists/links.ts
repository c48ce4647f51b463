import { list } from './list.ts'

/** Links by which many pay, those that are switched on first. */
export const linkList = list({ filters: {}, sorts: { active: 'flag' }, ordering: '-active' })
