import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const brandKey = ['administration', 'brand'] as const

export const brandQuery = readOf(brandKey, staffClient.administration.brand.show)({})

export const unitsKey = ['administration', 'units'] as const

export const unitsQuery = readOf(unitsKey, staffClient.administration.units.list)({})
