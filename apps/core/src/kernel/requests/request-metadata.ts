import { CreatingPlugin, NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import { z } from 'zod'

export type FieldMetadata = {
  type: 'string' | 'boolean' | 'datetime' | 'list' | 'object' | 'choice'
  required: boolean
  read_only: false
  max_length?: number
  choices?: { value: string; display_name: string }[]
}

/** `actions.POST` of OPTIONS, as Django describes a form: written by the contract itself, so it cannot be out of date. */
export const requestActions = (plugin: string): { POST: Record<string, FieldMetadata> } | null =>
  CreatingPlugin.safeParse(plugin).success ? { POST: (fields ??= newRequestFields()) } : null

type Schema = { type?: string; format?: string; maxLength?: number; maxItems?: number; enum?: string[] }

let fields: Record<string, FieldMetadata> | null = null

const newRequestFields = () =>
  fieldsOf(
    // What zod writes of an object: properties by name and the names of the required ones.
    z.toJSONSchema(NewRequest, { io: 'input', unrepresentable: 'any' }) as {
      properties: Record<string, Schema>
      required: string[]
    },
  )

function fieldsOf(schema: { properties: Record<string, Schema>; required: string[] }) {
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]): [string, FieldMetadata] => {
      const most = field.maxLength ?? field.maxItems
      return [
        name,
        {
          type: typeOf(field),
          required: schema.required.includes(name),
          read_only: false,
          ...(most !== undefined && { max_length: most }),
          ...(field.enum && {
            choices: field.enum.map((value) => ({ value, display_name: value })),
          }),
        },
      ]
    }),
  )
}

function typeOf({ type, format, enum: choices }: Schema): FieldMetadata['type'] {
  if (choices) return 'choice'
  if (format === 'date-time') return 'datetime'
  if (type === 'array') return 'list'
  return type === 'boolean' || type === 'object' ? type : 'string'
}
