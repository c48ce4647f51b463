import { staffStrings } from '../../../desk/staff.strings.ts'

type StaffString = keyof typeof staffStrings

const isKnown = (key: string): key is StaffString => Object.hasOwn(staffStrings, key)

/** As the menu calls it; a module without a name there is told by its own. */
export function moduleName(say: (key: StaffString) => string, plugin: string): string {
  const key = `staff.section.${plugin}`
  return isKnown(key) ? say(key) : plugin
}
