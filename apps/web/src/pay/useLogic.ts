import { useState } from 'react'

/**
 * A machine with what it asks others for. The server only draws what the machine shows at first, so there it is taken as it
 * is: to equip one builds all its states anew.
 */
export const useLogic = <Machine>(machine: Machine, equip: () => Machine): Machine =>
  useState(() => (typeof document === 'undefined' ? machine : equip()))[0]
